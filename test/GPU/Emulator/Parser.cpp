// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A reader of the PTX that LLVM and nvcc print: one pass over tokens, labels
/// resolved at the end of each function.

#include "Module.h"

#include <bit>
#include <cstdlib>
#include <optional>

using namespace remat::ptx;

namespace {

struct Token {
  std::string_view text;
  unsigned line = 0;
};

/// Words (names, numbers, dotted opcodes, directives) and single characters.
class Lexer {
public:
  explicit Lexer(std::string_view text) : text(text) {}

  std::vector<Token> run() {
    while (skipBlank(), position < text.size()) {
      size_t start = position;
      if (text[position] == '"')
        position = std::min(text.find('"', position + 1), text.size() - 1) + 1;
      else if (isWord(text[position]))
        skipWord();
      else
        ++position;
      tokens.push_back({text.substr(start, position - start), line});
    }
    return std::move(tokens);
  }

private:
  static bool isWord(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' ||
           c == '$' || c == '%' || c == '.';
  }

  /// `shared::cta` is one word; `label:` is two.
  void skipWord() {
    while (position < text.size())
      if (isWord(text[position]))
        ++position;
      else if (text.substr(position, 2) == "::")
        position += 2;
      else
        return;
  }

  void skipBlank() {
    while (position < text.size()) {
      if (text[position] == '\n')
        ++line;
      if (text.substr(position, 2) == "//")
        position = std::min(text.find('\n', position), text.size());
      else if (text.substr(position, 2) == "/*")
        skipComment();
      else if (std::isspace(static_cast<unsigned char>(text[position])))
        ++position;
      else
        return;
    }
  }

  void skipComment() {
    size_t end = text.find("*/", position);
    end = end == std::string_view::npos ? text.size() : end + 2;
    for (; position < end; ++position)
      line += text[position] == '\n';
  }

  std::string_view text;
  size_t position = 0;
  unsigned line = 1;
  std::vector<Token> tokens;
};

const std::map<std::string_view, Type> typeNames = {
    {"pred", Type::Pred}, {"b8", Type::B8},       {"b16", Type::B16},
    {"b32", Type::B32},   {"b64", Type::B64},     {"b128", Type::B128},
    {"u8", Type::U8},     {"u16", Type::U16},     {"u32", Type::U32},
    {"u64", Type::U64},   {"s8", Type::S8},       {"s16", Type::S16},
    {"s32", Type::S32},   {"s64", Type::S64},     {"f16", Type::F16},
    {"bf16", Type::BF16}, {"f16x2", Type::F16x2}, {"bf16x2", Type::BF16x2},
    {"f32", Type::F32},   {"f64", Type::F64}};

const std::map<std::string_view, Special> specialNames = {
    {"%tid.x", Special::TidX},       {"%tid.y", Special::TidY},
    {"%tid.z", Special::TidZ},       {"%ntid.x", Special::NtidX},
    {"%ntid.y", Special::NtidY},     {"%ntid.z", Special::NtidZ},
    {"%ctaid.x", Special::CtaidX},   {"%ctaid.y", Special::CtaidY},
    {"%ctaid.z", Special::CtaidZ},   {"%nctaid.x", Special::NctaidX},
    {"%nctaid.y", Special::NctaidY}, {"%nctaid.z", Special::NctaidZ},
    {"%laneid", Special::LaneId},    {"%warpid", Special::WarpId},
    {"WARP_SZ", Special::WarpSize},  {"%clock", Special::Clock}};

const std::map<std::string_view, Space> spaceNames = {
    {".global", Space::Global},
    {".shared", Space::Shared},
    {".local", Space::Local},
    {".param", Space::Param},
    {".const", Space::Const}};

std::vector<std::string_view> splitDots(std::string_view word) {
  std::vector<std::string_view> parts;
  while (!word.empty()) {
    size_t dot = word.find('.');
    parts.push_back(word.substr(0, dot));
    word = dot == std::string_view::npos ? "" : word.substr(dot + 1);
  }
  return parts;
}

class Parser {
public:
  explicit Parser(std::string_view text) : tokens(Lexer(text).run()) {}

  std::variant<Module, ParseError> run() {
    while (!atEnd() && !error)
      parseTopLevel();
    if (error)
      return *error;
    return std::move(module);
  }

private:
  // --- Tokens ---
  bool atEnd() const { return position >= tokens.size(); }
  std::string_view peek(unsigned ahead = 0) const {
    return position + ahead < tokens.size() ? tokens[position + ahead].text
                                            : std::string_view();
  }
  std::string_view next() {
    return atEnd() ? std::string_view() : tokens[position++].text;
  }
  bool accept(std::string_view text) {
    if (peek() != text)
      return false;
    ++position;
    return true;
  }
  void expect(std::string_view text) {
    if (!accept(text))
      fail("expected '" + std::string(text) + "', found '" +
           std::string(peek()) + "'");
  }
  unsigned currentLine() const {
    return tokens.empty() ? 0
                          : tokens[std::min(position, tokens.size() - 1)].line;
  }
  void fail(std::string message) {
    if (!error)
      error = ParseError{currentLine(), std::move(message)};
    position = tokens.size();
  }
  uint64_t parseInteger() {
    bool negative = accept("-");
    std::string word(next());
    char *end = nullptr;
    uint64_t value = std::strtoull(word.c_str(), &end, 0);
    if (end == word.c_str() || (*end && std::string_view(end) != "U"))
      fail("expected an integer, found '" + word + "'");
    return negative ? 0 - value : value;
  }

  // --- Module level ---
  void parseTopLevel() {
    if (accept(".version") || accept(".address_size")) {
      next();
      return;
    }
    if (accept(".target"))
      return parseTarget();
    if (peek() == ".file" || peek() == ".section" || peek() == ".pragma")
      return fail("debug sections are not read: print PTX without them");
    while (accept(".visible") || accept(".weak") || accept(".extern"))
      external = tokens[position - 1].text == ".extern";
    if (peek() == ".entry" || peek() == ".func")
      return parseFunction();
    if (spaceNames.count(peek())) {
      module.variables.push_back(parseVariable());
      module.variables.back().external = external;
      external = false;
      expect(";");
      return;
    }
    fail("unknown directive '" + std::string(peek()) + "'");
  }

  void parseTarget() {
    module.target = next();
    while (accept(","))
      next();
  }

  /// `.shared .align 16 .b8 name[64] = {1, 2}`; parameters look alike.
  Variable parseVariable() {
    Variable variable;
    auto space = spaceNames.find(next());
    variable.space = space == spaceNames.end() ? Space::Param : space->second;
    Type type = Type::None;
    unsigned width = 1;
    while (peek().starts_with(".")) {
      std::string_view word = next();
      if (word == ".align")
        variable.alignment = parseInteger();
      else if (word == ".v2" || word == ".v4")
        width = word[2] - '0';
      else if (auto found = typeNames.find(word.substr(1));
               found != typeNames.end())
        type = found->second;
      else if (word != ".ptr" && !spaceNames.count(word))
        fail("unknown variable attribute '" + std::string(word) + "'");
    }
    variable.name = next();
    uint64_t elements = 1;
    while (accept("[")) {
      elements = peek() == "]" ? 0 : elements * parseInteger();
      expect("]");
    }
    variable.size = elements * width * sizeOf(type);
    variable.alignment =
        std::max<uint64_t>(variable.alignment, width * sizeOf(type));
    if (accept("="))
      parseInitial(variable, type);
    return variable;
  }

  void parseInitial(Variable &variable, Type type) {
    variable.initial.assign(variable.size, 0);
    bool braced = accept("{");
    size_t at = 0;
    do {
      Operand value = parseLiteral();
      uint64_t bits = value.kind == Operand::Kind::Float
                          ? narrowFloat(value.bits, type)
                          : value.bits;
      for (unsigned byte = 0; byte < sizeOf(type); ++byte, ++at)
        if (at < variable.initial.size())
          variable.initial[at] = uint8_t(bits >> (8 * byte));
    } while (braced && accept(","));
    if (braced)
      expect("}");
  }

  static uint64_t narrowFloat(uint64_t bits, Type type) {
    if (type == Type::F64)
      return bits;
    return std::bit_cast<uint32_t>(float(std::bit_cast<double>(bits)));
  }

  // --- Functions ---
  void parseFunction() {
    Function created;
    created.isKernel = next() == ".entry";
    created.isDeclaration = external;
    external = false;
    if (accept("("))
      created.results = parseParameters();
    created.name = next();
    if (accept("("))
      created.parameters = parseParameters();
    function = &created;
    registerNumbers.clear();
    parseFunctionDirectives();
    if (accept(";"))
      created.isDeclaration = true;
    else
      parseBody();
    auto &slot = module.functions[created.name];
    if (slot.body.empty())
      slot = std::move(created);
  }

  std::vector<Variable> parseParameters() {
    std::vector<Variable> parameters;
    while (!accept(")") && !atEnd()) {
      parameters.push_back(parseVariable());
      accept(",");
    }
    return parameters;
  }

  void parseFunctionDirectives() {
    while (peek().starts_with(".")) {
      std::string_view word = next();
      bool isMaximum = word == ".maxntid" || word == ".reqntid";
      if (word == ".noreturn" || word == ".explicitcluster")
        continue;
      for (unsigned dimension = 0; dimension < 3; ++dimension) {
        uint64_t value = parseInteger();
        if (isMaximum)
          function->maxThreads[dimension] = unsigned(value);
        if (!accept(","))
          break;
      }
      if (isMaximum)
        for (unsigned &size : function->maxThreads)
          size = std::max(size, 1u);
    }
  }

  void parseBody() {
    expect("{");
    labels.clear();
    unsigned depth = 1;
    while (depth > 0 && !atEnd()) {
      if (accept("{"))
        ++depth;
      else if (accept("}"))
        --depth;
      else
        parseStatement();
    }
    resolveLabels();
  }

  void parseStatement() {
    if (accept(".reg"))
      return parseRegisters();
    if (spaceNames.count(peek())) {
      function->variables.push_back(parseVariable());
      return expect(";");
    }
    if (accept(".pragma")) {
      while (!atEnd() && next() != ";") {
      }
      return;
    }
    if (peek(1) == ":") {
      labels[std::string(next())] = unsigned(function->body.size());
      return expect(":");
    }
    if (peek() == ".loc" || peek() == ".branchtargets")
      return fail("'" + std::string(peek()) + "' is not read");
    parseInstruction();
  }

  /// `.reg .b32 %r<7>;` or `.reg .pred p, q;`
  void parseRegisters() {
    auto type = typeNames.find(peek().substr(1));
    if (type == typeNames.end())
      return fail("unknown register type '" + std::string(peek()) + "'");
    next();
    do {
      std::string name(next());
      if (!accept("<")) {
        addRegister(name, type->second);
        continue;
      }
      uint64_t count = parseInteger();
      expect(">");
      for (uint64_t index = 0; index < count && !error; ++index)
        addRegister(name + std::to_string(index), type->second);
    } while (accept(","));
    expect(";");
  }

  void addRegister(const std::string &name, Type type) {
    registerNumbers[name] = unsigned(function->registers.size());
    function->registers.push_back(type);
  }

  void resolveLabels() {
    for (Instruction &instruction : function->body)
      for (Operand &operand : instruction.operands) {
        if (operand.kind != Operand::Kind::Label)
          continue;
        auto found = labels.find(operand.symbol);
        if (found == labels.end())
          return fail("unknown label '" + operand.symbol + "'");
        operand.number = found->second;
      }
  }

  // --- Instructions ---
  void parseInstruction() {
    Instruction instruction;
    instruction.line = currentLine();
    if (accept("@")) {
      instruction.predicateNegated = accept("!");
      instruction.predicate = int(registerNumber(next()));
    }
    parseOpcode(instruction, next());
    while (!accept(";") && !atEnd()) {
      instruction.operands.push_back(parseOperand(instruction));
      if (!accept(","))
        accept("|");
    }
    function->body.push_back(std::move(instruction));
  }

  void parseOpcode(Instruction &instruction, std::string_view word) {
    for (std::string_view part : splitDots(word)) {
      if (instruction.opcode.empty()) {
        instruction.opcode = part;
        continue;
      }
      instruction.modifiers.emplace_back(part);
      if (auto type = typeNames.find(part); type != typeNames.end())
        instruction.types.push_back(type->second);
    }
    if (word == "mul.hi.u32" || word == "mul.hi.s32")
      fail("'" + std::string(word) +
           "': ptxas borrows wrongly for 64 bits subtracted from it");
    instruction.flushes = instruction.has("ftz");
    instruction.saturates = instruction.has("sat");
  }

  unsigned registerNumber(std::string_view name) {
    auto found = registerNumbers.find(name);
    if (found == registerNumbers.end()) {
      fail("unknown register '" + std::string(name) + "'");
      return 0;
    }
    return found->second;
  }

  Operand parseOperand(const Instruction &instruction) {
    Operand operand;
    if (accept("!")) {
      operand = parseOperand(instruction);
      operand.negated = true;
      return operand;
    }
    if (accept("["))
      return parseMemory();
    if (peek() == "{" || peek() == "(")
      return parseVector(instruction);
    std::string_view word = peek();
    if (word == "-" || std::isdigit(static_cast<unsigned char>(word[0])))
      return parseLiteral();
    next();
    if (word == "_")
      return operand;
    if (auto found = registerNumbers.find(word);
        found != registerNumbers.end()) {
      operand.kind = Operand::Kind::Register;
      operand.number = found->second;
      return operand;
    }
    if (auto found = specialNames.find(word); found != specialNames.end()) {
      operand.kind = Operand::Kind::Special;
      operand.special = found->second;
      return operand;
    }
    if (word.starts_with("%")) {
      fail("unknown register '" + std::string(word) + "'");
      return operand;
    }
    operand.symbol = word;
    if (instruction.opcode == "bra")
      operand.kind = Operand::Kind::Label;
    else if (module.functions.count(operand.symbol))
      operand.kind = Operand::Kind::Function;
    else
      operand.kind = Operand::Kind::Symbol;
    if (accept("+"))
      operand.bits = parseInteger();
    return operand;
  }

  Operand parseMemory() {
    Operand operand;
    operand.kind = Operand::Kind::Memory;
    std::string_view base = next();
    auto found = registerNumbers.find(base);
    operand.registerBase = found != registerNumbers.end();
    if (operand.registerBase)
      operand.number = found->second;
    else
      operand.symbol = base;
    if (accept("+"))
      operand.bits = parseInteger();
    else if (peek() == "-")
      operand.bits = parseInteger();
    expect("]");
    return operand;
  }

  Operand parseVector(const Instruction &instruction) {
    Operand operand;
    operand.kind = Operand::Kind::Vector;
    std::string_view close = next() == "{" ? "}" : ")";
    while (!accept(close) && !atEnd()) {
      operand.elements.push_back(parseOperand(instruction));
      accept(",");
    }
    return operand;
  }

  /// Integers, `0f3F800000`, `0d3FF0000000000000`, decimal floats.
  Operand parseLiteral() {
    Operand operand;
    operand.kind = Operand::Kind::Immediate;
    bool negative = accept("-");
    std::string word(next());
    bool hex = word.size() > 2 && word[0] == '0';
    if (hex && (word[1] == 'f' || word[1] == 'F')) {
      auto bits = uint32_t(std::strtoul(word.c_str() + 2, nullptr, 16));
      operand.kind = Operand::Kind::Float;
      operand.bits =
          std::bit_cast<uint64_t>(double(std::bit_cast<float>(bits)));
    } else if (hex && (word[1] == 'd' || word[1] == 'D')) {
      operand.kind = Operand::Kind::Float;
      operand.bits = std::strtoull(word.c_str() + 2, nullptr, 16);
    } else if (word.find('.') != std::string::npos) {
      double value = std::strtod(word.c_str(), nullptr);
      operand.kind = Operand::Kind::Float;
      operand.bits = std::bit_cast<uint64_t>(negative ? -value : value);
    } else {
      char *end = nullptr;
      operand.bits = std::strtoull(word.c_str(), &end, 0);
      if (end == word.c_str())
        fail("unknown literal '" + word + "'");
      if (negative)
        operand.bits = 0 - operand.bits;
    }
    return operand;
  }

  std::vector<Token> tokens;
  size_t position = 0;
  std::optional<ParseError> error;
  Module module;
  Function *function = nullptr;
  bool external = false;
  std::map<std::string, unsigned, std::less<>> registerNumbers;
  std::map<std::string, unsigned> labels;
};

} // namespace

std::variant<Module, ParseError>
remat::ptx::parseModule(std::string_view text) {
  return Parser(text).run();
}
