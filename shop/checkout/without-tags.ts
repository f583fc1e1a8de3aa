/**
 * A text as Shopware keeps it in fields that hold no HTML (PHP's `strip_tags`): whatever stands between `<` and the next `>`
 * goes, or everything behind a `<` that is never closed. A `<` before a blank is a character like others.
 */
export function withoutTags(text: string): string {
  return text.replaceAll(/<!--[\s\S]*?(?:-->|$)|<(?!\s)[^>]*(?:>|$)/g, '');
}
