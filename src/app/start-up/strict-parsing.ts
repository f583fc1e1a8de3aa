import * as z from 'zod/mini';

// zod probes whether it may compile schemas with `new Function`; under our content security policy the probe alone is a violation.
z.config({ jitless: true });
