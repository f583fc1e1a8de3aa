import { expect, test } from 'vitest';
import { putStylesFirst } from './styles-first.ts';

const built = `<head><!--head-->
    <script type="module" crossorigin src="/a.js"></script>
    <link rel="modulepreload" crossorigin href="/b.js">
    <link rel="stylesheet" crossorigin href="/c.css">
    <link rel="icon" href="/icon.svg">
  </head>`;

test('the styles of the entry come before everything of a page’s own, and scripts leave the line to them', () => {
  expect(putStylesFirst(built)).toBe(`<head><link rel="stylesheet" crossorigin href="/c.css"><!--head-->
    <script type="module" fetchpriority="low" crossorigin src="/a.js"></script>
    <link rel="modulepreload" fetchpriority="low" crossorigin href="/b.js">
    <link rel="icon" href="/icon.svg">
  </head>`);
});

test('a document without a place for the head of a page ends the build', () => {
  expect(() => putStylesFirst('<head></head>')).toThrow('<!--head-->');
});
