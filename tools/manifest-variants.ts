import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface ManifestTexts {
  name: string;
  description: string;
  shortcuts: readonly string[];
  /** Of a wide picture each, and again of the narrow ones. */
  screenshots: readonly string[];
}

const variants: Record<string, ManifestTexts> = {
  'en-GB': {
    name: 'Notenfalz – print and bind sheet music',
    description: 'Drop a PDF, see it as a booklet, see an honest price, order.',
    shortcuts: ['Print sheet music', 'Cart', 'Orders'],
    screenshots: ['Have sheet music printed and bound', 'See the booklet before it is printed'],
  },
  'pl-PL': {
    name: 'Notenfalz – druk i oprawa nut',
    description: 'Upuść plik PDF, zobacz go jako zeszyt, zobacz uczciwą cenę, zamów.',
    shortcuts: ['Drukuj nuty', 'Koszyk', 'Zamówienia'],
    screenshots: ['Druk i oprawa nut', 'Zobacz zeszyt, zanim zostanie wydrukowany'],
  },
};

/** What is told in a manifest of one language. */
export interface Manifest {
  name: string;
  description: string;
  lang: string;
  start_url: string;
  screenshots: { src: string; sizes: string; label: string; form_factor: string }[];
  share_target: { action: string };
  file_handlers: { action: string }[];
  protocol_handlers: { protocol: string; url: string }[];
  shortcuts: { name: string; url: string }[];
}

/** Emits manifest.webmanifest under its stable name (Vite would fingerprint it), with a variant per language beside it. */
export function manifestVariants(): Plugin {
  return {
    name: 'manifest-variants',
    apply: 'build',
    generateBundle() {
      for (const [fileName, content] of manifestsOf(JSON.parse(readFileSync('manifest.webmanifest', 'utf8'))))
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
    },
  };
}

/** By the names of their files: in German as it is written, and in each other language. */
export function manifestsOf(manifest: Manifest): Map<string, Manifest> {
  const others = Object.entries(variants).map(
    ([locale, texts]) => [`manifest.${locale}.webmanifest`, variantOf(manifest, locale, texts)] as const,
  );
  return new Map([['manifest.webmanifest', manifest], ...others]);
}

/** The manifest of one language. `id` and `scope` stay: all languages are one installed application. */
function variantOf(manifest: Manifest, locale: string, texts: ManifestTexts): Manifest {
  const below = (path: string): string => `/${locale}${path}`;
  const acting = <Target extends { action: string }>(target: Target): Target => ({
    ...target,
    action: below(target.action),
  });
  const pictures = texts.screenshots.length;
  return {
    ...manifest,
    share_target: acting(manifest.share_target),
    file_handlers: manifest.file_handlers.map(acting),
    protocol_handlers: manifest.protocol_handlers.map((handler) => ({ ...handler, url: below(handler.url) })),
    name: texts.name,
    description: texts.description,
    lang: locale,
    start_url: `/${locale}?source=app`,
    screenshots: manifest.screenshots.map((picture, index) => ({
      ...picture,
      src: picture.src.replace(manifest.lang, locale),
      label: texts.screenshots[index % pictures] ?? picture.label,
    })),
    shortcuts: manifest.shortcuts.map(({ name, url, ...shortcut }, index) => ({
      ...shortcut,
      name: texts.shortcuts[index] ?? name,
      url: below(url),
    })),
  };
}
