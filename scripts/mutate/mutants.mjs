import ts from 'typescript';

/** Operators and what they are taken for. */
const OPERATORS = new Map([
  [ts.SyntaxKind.LessThanToken, ['<=', '>=']],
  [ts.SyntaxKind.LessThanEqualsToken, ['<', '>']],
  [ts.SyntaxKind.GreaterThanToken, ['>=', '<=']],
  [ts.SyntaxKind.GreaterThanEqualsToken, ['>', '<']],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ['!==']],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, ['===']],
  [ts.SyntaxKind.PlusToken, ['-']],
  [ts.SyntaxKind.MinusToken, ['+']],
  [ts.SyntaxKind.AsteriskToken, ['/']],
  [ts.SyntaxKind.SlashToken, ['*']],
  [ts.SyntaxKind.PercentToken, ['*']],
  [ts.SyntaxKind.AmpersandAmpersandToken, ['||']],
  [ts.SyntaxKind.BarBarToken, ['&&']],
  [ts.SyntaxKind.QuestionQuestionToken, ['&&']],
  [ts.SyntaxKind.PlusEqualsToken, ['-=']],
  [ts.SyntaxKind.MinusEqualsToken, ['+=']],
  [ts.SyntaxKind.CaretToken, ['|']],
  [ts.SyntaxKind.BarToken, ['&']],
  [ts.SyntaxKind.LessThanLessThanToken, ['>>']],
  [ts.SyntaxKind.GreaterThanGreaterThanGreaterThanToken, ['<<']],
]);

const METHODS = new Map([
  ['every', 'some'],
  ['some', 'every'],
  ['min', 'max'],
  ['max', 'min'],
]);

/** Calls that can be left out: what they are called on stays. */
const DROPPABLE = new Set(['filter', 'slice', 'sort', 'reverse']);

/** All single changes of a source text, each as the place and the new words. */
export function mutantsOf(fileName, text) {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const change = (node, words, what) =>
    found.push({
      start: node.getStart(source),
      end: node.getEnd(),
      words,
      what,
      line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
    });
  visit(source, change, source);
  return found;
}

function visit(node, change, source) {
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isThrowStatement(node)) return;
  mutate(node, change, source);
  ts.forEachChild(node, (child) => visit(child, change, source));
}

function mutate(node, change, source) {
  if (ts.isBinaryExpression(node)) {
    for (const words of OPERATORS.get(node.operatorToken.kind) ?? []) {
      change(node.operatorToken, words, `${node.operatorToken.getText(source)} to ${words}`);
    }
  }
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) condition(node.expression, change);
  if (ts.isConditionalExpression(node)) condition(node.condition, change);
  if (ts.isForStatement(node) && node.condition !== undefined) change(node.condition, 'false', 'loop never');
  if (ts.isPrefixUnaryExpression(node))
    change(node, node.operand.getText(source), `without ${ts.tokenToString(node.operator)}`);
  if (node.kind === ts.SyntaxKind.TrueKeyword) change(node, 'false', 'true to false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) change(node, 'true', 'false to true');
  if (ts.isNumericLiteral(node))
    change(node, String(Number(node.text) + 1), `${node.text} to ${Number(node.text) + 1}`);
  if (ts.isStringLiteral(node) && node.text !== '') change(node, "'?'", `'${node.text}' to '?'`);
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) change(node, '[]', 'empty list');
  if (ts.isExpressionStatement(node)) change(node, ';', 'statement left out');
  if (
    ts.isReturnStatement(node) &&
    node.expression !== undefined &&
    node.expression.kind !== ts.SyntaxKind.FalseKeyword
  )
    change(node, 'return;', 'nothing returned');
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) call(node, change, source);
}

function condition(node, change) {
  change(node, 'true', 'always');
  change(node, 'false', 'never');
}

function call(node, change, source) {
  const { name, expression } = node.expression;
  const other = METHODS.get(name.text);
  if (other !== undefined) change(name, other, `${name.text} to ${other}`);
  if (DROPPABLE.has(name.text)) change(node, expression.getText(source), `without ${name.text}`);
}

export function applied(text, { start, end, words }) {
  return text.slice(0, start) + words + text.slice(end);
}
