/*
 * zod probes whether it may compile schemas with `new Function`; under our content security policy the probe alone is a
 * violation. It takes its settings from here when its code arrives, which is long after a first view.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
