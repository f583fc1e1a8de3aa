import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** What a module of the storefront brings, as its source says. */
export interface PageSource {
  /** Modules that are loaded with it; what only types need is not among them. */
  readonly imports: readonly string[];
  /** Modules that it loads later, with the areas of texts fetched for them. */
  readonly later: readonly TextRoot[];
  /** Areas whose texts it fetches itself. */
  readonly fetched: readonly string[];
}

/** A page or a part of a page that comes later, and the areas of texts that it names. */
export interface TextRoot {
  readonly path: string;
  readonly areas: readonly string[];
}

/** All modules below `src/` but the tests, by path. */
export function readPageSources(): Map<string, PageSource> {
  const paths = globSync('src/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.tsx?$|\.d\.ts$/.test(path) && !path.startsWith('src/testing/'),
  );
  return new Map(paths.map((path) => [path, readPageSource(path, readFileSync(path, 'utf8'))]));
}

/** Reads one module. Areas count where they are written as a list of words. */
export function readPageSource(path: string, text: string): PageSource {
  const source = sourceOf(path, text);
  const calls = nodesIn(source).filter(ts.isCallExpression);
  const areasByLoad = areasOfParts(source);
  return {
    imports: source.statements.flatMap((node) => (isLoaded(node) ? (pathOf(node.moduleSpecifier, path) ?? []) : [])),
    later: calls.flatMap((call) => {
      const target = call.expression.kind === ts.SyntaxKind.ImportKeyword && pathOf(call.arguments[0], path);
      if (!target) return [];
      const name = ts.findAncestor(call, ts.isVariableDeclaration)?.name.getText() ?? '';
      return [{ path: target, areas: areasByLoad.get(name) ?? [] }];
    }),
    fetched: calls.flatMap(({ expression, arguments: [, areas] }) =>
      expression.getText() === 'loadTexts' ? wordsIn(areas) : [],
    ),
  };
}

/** The pages of the router with the areas it fetches for them: `page(path, file, load, areas)`. */
export function readRoutes(text: string): TextRoot[] {
  const calls = nodesIn(sourceOf('routes.tsx', text)).filter(ts.isCallExpression);
  return calls.flatMap(({ expression, arguments: [, file, , areas] }) =>
    expression.getText() === 'page' && file && ts.isStringLiteral(file)
      ? [{ path: `src/pages/${file.text}`, areas: wordsIn(areas) }]
      : [],
  );
}

const sourceOf = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : undefined);

function nodesIn(source: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return nodes;
}

/** `<LatePart areas={['uploads']} load={loadCorner} />`: the areas by the name of what loads. */
function areasOfParts(source: ts.SourceFile): Map<string, string[]> {
  const parts = nodesIn(source).filter(ts.isJsxSelfClosingElement);
  return new Map(
    parts
      .filter(({ tagName }) => tagName.getText() === 'LatePart')
      .map((part) => [attribute(part, 'load')?.getText() ?? '', wordsIn(attribute(part, 'areas'))]),
  );
}

function attribute(part: ts.JsxSelfClosingElement, name: string): ts.Expression | undefined {
  const found = part.attributes.properties.find((each) => each.name?.getText() === name);
  const value = found && ts.isJsxAttribute(found) ? found.initializer : undefined;
  return value && ts.isJsxExpression(value) ? value.expression : undefined;
}

const wordsIn = (list: ts.Node | undefined): string[] =>
  list && ts.isArrayLiteralExpression(list) ? list.elements.filter(ts.isStringLiteral).map(({ text }) => text) : [];

type Loaded = (ts.ImportDeclaration | ts.ExportDeclaration) & { moduleSpecifier: ts.Expression };

/** Whether a statement loads another module, and not only its types. */
function isLoaded(node: ts.Node): node is Loaded {
  if (ts.isExportDeclaration(node)) return node.moduleSpecifier !== undefined && !node.isTypeOnly;
  if (!ts.isImportDeclaration(node)) return false;
  const { importClause } = node;
  if (importClause === undefined) return true;
  const names = importClause.namedBindings;
  const onlyTypes = names !== undefined && ts.isNamedImports(names) && names.elements.every((each) => each.isTypeOnly);
  return importClause.phaseModifier !== ts.SyntaxKind.TypeKeyword && (importClause.name !== undefined || !onlyTypes);
}

/** Of our own modules. */
function pathOf(specifier: ts.Expression | undefined, from: string): string | undefined {
  if (!specifier || !ts.isStringLiteral(specifier) || !/\.tsx?$/.test(specifier.text)) return undefined;
  const { text } = specifier;
  return text.startsWith('#') ? text.replace('#', 'src/') : join(dirname(from), text);
}
