import { spawnSync } from 'node:child_process';

/** Looks for code nobody uses, and then for code of the product that only its tests use. */
const runs = [[], ['--config', 'knip.product.jsonc']];
const codes = runs.map((parameters) => spawnSync('knip', parameters, { stdio: 'inherit' }).status);
process.exit(codes.every((code) => code === 0) ? 0 : 1);
