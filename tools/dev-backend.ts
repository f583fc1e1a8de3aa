import { openBackend } from '../web/backend.ts';
import { listen } from '../web/listen.ts';
import { publicConfiguration } from '../web/public-configuration.ts';
import { prepareDataFolder, readSettings } from '../web/settings.ts';

/** Shop, file store and configuration for Vite's development server, which serves the pages itself. */
const settings = readSettings(process.env);
prepareDataFolder(settings.dataFolder);
const backend = await openBackend(settings, process.env['DEV_ORIGIN'] ?? 'http://127.0.0.1:5173');
const server = await listen(async (request, client) => {
  if (new URL(request.url).pathname === '/config.json') return Response.json(publicConfiguration(settings));
  return backend.answer(request, client);
}, settings);

process.once('SIGTERM', () => {
  void server
    .stop(1_000)
    .then(() => backend.close())
    .then(() => process.exit(0));
});
