import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** @returns a sentence for each file in which a helper stands above what the file is for */
export function misplacedHelpers(modules: readonly string[]): string[] {
  return modules
    .map((path) => ({ path, helpers: helpersFirst(path, readFileSync(path, 'utf8')) }))
    .filter(({ helpers }) => helpers.length > 0)
    .map(({ path, helpers }) => `${path}: the first exported function comes before ${helpers.join(', ')}`);
}

/**
 * Functions of a file that stand before the first one it exports: whoever opens a file meets what it is for, its helpers below.
 * A constant that holds a function counts unless the module needs it while it is read, above all else.
 * @returns their names, none where nothing is exported that could stand first
 */
export function helpersFirst(path: string, source: string): string[] {
  const { statements } = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const exported = statements.filter(isExported);
  const first = exported.find(isFunction) ?? exported.find(ts.isClassDeclaration);
  if (first === undefined) return [];
  const neededAtOnce = namesWhileRead(statements);
  return statements
    .slice(0, statements.indexOf(first))
    .filter((statement) => isFunction(statement) && !isExported(statement))
    .filter((statement) => ts.isFunctionDeclaration(statement) || !neededAtOnce.has(nameOf(statement)))
    .map(nameOf);
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}

function isFunction(statement: ts.Statement): boolean {
  if (ts.isFunctionDeclaration(statement)) return true;
  if (!ts.isVariableStatement(statement)) return false;
  const value = statement.declarationList.declarations[0]?.initializer;
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
}

function nameOf(statement: ts.Statement): string {
  const name = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0]?.name
    : ts.isFunctionDeclaration(statement)
      ? statement.name
      : undefined;
  return name !== undefined && ts.isIdentifier(name) ? name.text : '';
}

/** What statements other than functions name, and what the functions named there name in turn. */
function namesWhileRead(statements: readonly ts.Statement[]): Set<string> {
  const named = new Set<string>();
  const open = statements.filter((statement) => !isFunction(statement) && !isTypeOnly(statement));
  for (let statement = open.pop(); statement !== undefined; statement = open.pop())
    for (const name of identifiersIn(statement)) {
      if (!named.has(name)) open.push(...statements.filter((other) => isFunction(other) && nameOf(other) === name));
      named.add(name);
    }
  return named;
}

const isTypeOnly = (statement: ts.Statement): boolean =>
  ts.isImportDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);

function identifiersIn(node: ts.Node): string[] {
  const found: string[] = [];
  const visit = (part: ts.Node): void => {
    if (ts.isIdentifier(part)) found.push(part.text);
    ts.forEachChild(part, visit);
  };
  visit(node);
  return found;
}
