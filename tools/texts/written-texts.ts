import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { textLanguages, type TextLanguage } from './typography.ts';

/** A text as it stands in the repository; without a language where it serves every language or its language is not named. */
export interface WrittenText {
  readonly where: string;
  readonly text: string;
  readonly language: TextLanguage | undefined;
}

/** Where the embedded shop and the manifest hold texts for people; those for the owner alone are German. */
const places: readonly { readonly files: readonly string[]; readonly language?: TextLanguage }[] = [
  {
    files: [
      'shop/demo/**/*.ts',
      'shop/papers/**/*-texts.ts',
      'shop/mail/*-texts.ts',
      'shop/account/mails/*.ts',
      'shop/payment/payment-texts.ts',
      'shop/seeding/base-data/*.ts',
      'tools/manifest-variants.ts',
    ],
  },
  {
    files: [
      'shop/mail/*-notice.ts',
      'shop/papers/print-jobs/check-print-jobs.ts',
      'shop/post/outbox-access.ts',
      'shop/post/outbox-routes.ts',
    ],
    language: 'de-DE',
  },
];

/** Reads every text of the shop and the manifest. */
export function writtenTexts(): WrittenText[] {
  return [
    ...places.flatMap(({ files, language }) =>
      globSync([...files])
        .filter((file) => !file.endsWith('.test.ts'))
        .flatMap((file) => textsOfModule(file, language)),
    ),
    ...globSync('shop/demo/texts/*.md').flatMap(linesOf),
    ...linesOf('manifest.webmanifest'),
  ];
}

/** A file of prose names its language in its own name; the manifest is German and its text stands in quotation marks. */
function linesOf(where: string): WrittenText[] {
  const language = textLanguages.find((code) => where.includes(`.${code}.`));
  return readFileSync(where, 'utf8')
    .split('\n')
    .map((line) => ({ where, text: line.trim(), language }));
}

function textsOfModule(where: string, usual: TextLanguage | undefined): WrittenText[] {
  const source = ts.createSourceFile(where, readFileSync(where, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: WrittenText[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined) found.push({ where, text, language: languageOf(node) ?? usual });
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

/** What a string or a template says, with `{}` for what is filled in; nothing for modules' names and keys. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node.parent) || ts.isLiteralTypeNode(node.parent)) return undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

const languageNames: Readonly<Record<string, TextLanguage>> = { german: 'de-DE', english: 'en-GB', polish: 'pl-PL' };

/** The language of a text by where it stands: an argument of `inLanguages`, a key, or the name of a constant. */
function languageOf(node: ts.Node): TextLanguage | undefined {
  for (let inner = node, outer = node.parent; outer !== undefined; inner = outer, outer = outer.parent) {
    if (ts.isCallExpression(outer) && /^in(?:Languages|Three)$/.test(outer.expression.getText()))
      return textLanguages[outer.arguments.findIndex((argument) => argument === inner)];
    const name = ts.isPropertyAssignment(outer) || ts.isVariableDeclaration(outer) ? nameOf(outer.name) : '';
    const named = languageNames[name] ?? textLanguages.find((code) => code === name);
    if (named !== undefined) return named;
  }
  return undefined;
}

const nameOf = (name: ts.Node): string => (ts.isStringLiteral(name) ? name.text : name.getText());
