import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/** Compiles Lingui macros with Babel, only in files that import one; everything else stays with oxc. */
export function linguiMacro(): Plugin {
  return {
    name: 'lingui-macro',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.tsx?$/, exclude: /node_modules/ },
        code: /@lingui\/(?:core|react)\/macro/,
      },
      async handler(code, id) {
        const compiled = await transformAsync(code, {
          filename: id.split('?')[0] ?? id,
          sourceMaps: true,
          babelrc: false,
          configFile: false,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [['@lingui/babel-plugin-lingui-macro', {}]],
        });
        if (!compiled?.code) return null;
        return { code: compiled.code, map: compiled.map ? JSON.stringify(compiled.map) : null };
      },
    },
  };
}
