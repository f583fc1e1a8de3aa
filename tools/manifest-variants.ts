import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface ManifestTexts {
  name: string;
  description: string;
  shortcuts: [string, string];
}

const variants: Record<string, ManifestTexts> = {
  'en-GB': {
    name: 'Notenfalz – print and bind sheet music',
    description: 'Drop a PDF, see it as a booklet, see an honest price, order.',
    shortcuts: ['Print sheet music', 'Cart'],
  },
  'pl-PL': {
    name: 'Notenfalz – druk i oprawa nut',
    description: 'Upuść plik PDF, zobacz go jako zeszyt, zobacz uczciwą cenę, zamów.',
    shortcuts: ['Drukuj nuty', 'Koszyk'],
  },
};

interface Manifest {
  name: string;
  description: string;
  lang: string;
  start_url: string;
  share_target: { action: string };
  file_handlers: { action: string }[];
  shortcuts: { name: string; url: string }[];
}

/** Emits manifest.webmanifest under its stable name (Vite would fingerprint it), with a variant per language beside it. */
export function manifestVariants(): Plugin {
  return {
    name: 'manifest-variants',
    apply: 'build',
    generateBundle() {
      const manifest: Manifest = JSON.parse(readFileSync('manifest.webmanifest', 'utf8'));
      const emit = (fileName: string, content: Manifest): void => {
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
      };
      emit('manifest.webmanifest', manifest);
      for (const [locale, texts] of Object.entries(variants)) {
        emit(`manifest.${locale}.webmanifest`, variantOf(manifest, locale, texts));
      }
    },
  };
}

/** The manifest of one language. `id` and `scope` stay: all languages are one installed application. */
function variantOf(manifest: Manifest, locale: string, texts: ManifestTexts): Manifest {
  const shortcuts = manifest.shortcuts.map((shortcut, index) => ({
    ...shortcut,
    name: texts.shortcuts[index] ?? shortcut.name,
    url: `/${locale}${shortcut.url}`,
  }));
  const inLanguage = <Target extends { action: string }>(target: Target): Target => ({
    ...target,
    action: `/${locale}${target.action}`,
  });
  return {
    ...manifest,
    share_target: inLanguage(manifest.share_target),
    file_handlers: manifest.file_handlers.map(inLanguage),
    name: texts.name,
    description: texts.description,
    lang: locale,
    start_url: `/${locale}?source=app`,
    shortcuts,
  };
}
