import { defaultShopConfig } from '#shop/base/shop-config.ts';
import { openBackend } from '../web/backend/backend.ts';
import { publicConfiguration } from '../web/settings/public-configuration.ts';
import { readSettings } from '../web/settings/settings.ts';
import { startFailure } from '../web/start-failure.ts';
import { startServer } from '../web/start-server.ts';
import { answerSamples } from './mail-samples/answer-samples.ts';

/** Shop, file store and configuration for Vite's development server, which serves the pages itself. */
try {
  const settings = readSettings(process.env);
  const server = await startServer(settings, async () => {
    const origin = process.env['DEV_ORIGIN'] ?? 'http://127.0.0.1:5173';
    const backend = await openBackend(settings, origin);
    const { name: shopName, company, email } = settings.brand;
    const seller = { ...settings.seller, name: company, email };
    const config = { ...defaultShopConfig, shopName, shopEmail: email, seller };
    return {
      answer: async (request, client) => {
        if (new URL(request.url).pathname === '/config.json') return Response.json(publicConfiguration(settings));
        return answerSamples(request, config, origin) ?? backend.answer(request, client);
      },
      markOrder: backend.markOrder,
      retire: (patienceMs) => backend.retire(patienceMs),
      close: () => backend.close(),
    };
  });
  process.once('SIGTERM', () => void server.stop(1_000).then(() => process.exit(0)));
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}
