import * as z from 'zod/mini';
import { missingPrintProducts, printProductNumbers } from '#shop/price-list/missing-print-products.ts';
import type { AskStore } from './store-api.ts';

/** One thing the storefront needs. */
export interface CheckResult {
  readonly fine: boolean;
  /** What is there, or what is missing and what to do about it. */
  readonly words: string;
}

/** What print products must allow: forty copies of a score of a hundred pages. */
const leastMaxPurchase = 4000;

const productSchema = z.object({ productNumber: z.string(), calculatedMaxPurchase: z.nullish(z.number()) });

/** Asks a shop for everything the storefront needs, as a visitor. @throws {DataRefused} when it cannot be asked */
export async function checkShop(ask: AskStore): Promise<readonly CheckResult[]> {
  return [
    ...(await checkPrintProducts(ask)),
    await checkList(ask, '/payment-method', 'way to pay', 'Settings, Payment, and the sales channel’s list'),
    await checkList(ask, '/shipping-method', 'way to ship', 'Settings, Shipping, and the sales channel’s list'),
    await checkList(ask, '/country', 'country to deliver to', 'the sales channel’s list of countries'),
    await checkList(ask, '/salutation', 'salutation', 'Settings, Salutations'),
    await checkLanguages(ask),
    await checkFooter(ask),
  ];
}

async function checkPrintProducts(ask: AskStore): Promise<readonly CheckResult[]> {
  const numbers = printProductNumbers();
  const filter = [{ type: 'equalsAny', field: 'productNumber', value: numbers.join('|') }];
  const body = { filter, limit: 100, includes: { product: ['productNumber', 'calculatedMaxPurchase'] } };
  const found = elements(productSchema).parse(await ask('/product', body)).elements;
  const missing = missingPrintProducts(found.map(({ productNumber }) => productNumber));
  const scarce = found.filter(({ calculatedMaxPurchase }) => (calculatedMaxPurchase ?? 0) < leastMaxPurchase);
  return [
    {
      fine: missing.length === 0,
      words:
        missing.length === 0
          ? `All ${numbers.length} print products are there.`
          : `${missing.length} of ${numbers.length} print products are missing: ${missing.join(', ')}. Choices that need them ` +
            'cannot be ordered; without any, the storefront prints no files. npm run owner -- shopware setup FILE brings them.',
    },
    ...(scarce.length === 0
      ? []
      : [
          {
            fine: false,
            words:
              `These print products may not be bought often enough for a thick score: ` +
              `${scarce.map(({ productNumber }) => productNumber).join(', ')}. Set their maximum order quantity to 50000.`,
          },
        ]),
  ];
}

const elements = <Schema extends z.core.$ZodType>(schema: Schema) => z.object({ elements: z.array(schema) });

async function checkList(ask: AskStore, path: string, what: string, where: string): Promise<CheckResult> {
  const found = elements(z.unknown()).parse(await ask(path, { limit: 1 })).elements;
  return found.length > 0
    ? { fine: true, words: `There is a ${what}.` }
    : { fine: false, words: `There is no ${what}; nobody can order. Look into ${where}.` };
}

const languageSchema = z.object({ translationCode: z.nullish(z.object({ code: z.string() })) });

async function checkLanguages(ask: AskStore): Promise<CheckResult> {
  const answer = await ask('/language', { associations: { translationCode: {} }, limit: 100 });
  const { elements: languages } = elements(languageSchema).parse(answer);
  const codes = new Set(languages.map(({ translationCode }) => translationCode?.code));
  const spoken = ['de-DE', 'en-GB', 'pl-PL'].filter((code) => codes.has(code));
  return spoken.length > 0
    ? { fine: true, words: `The storefront speaks ${spoken.join(', ')} with this shop.` }
    : {
        fine: false,
        words: 'The sales channel has neither German (de-DE) nor English (en-GB) nor Polish (pl-PL); add one.',
      };
}

async function checkFooter(ask: AskStore): Promise<CheckResult> {
  const found = z
    .array(z.unknown())
    .safeParse(await ask('/navigation/footer-navigation/footer-navigation', { depth: 2 }).catch(() => []));
  return found.success && found.data.length > 0
    ? { fine: true, words: 'There is a footer navigation, in which the legal pages are looked up.' }
    : {
        fine: false,
        words:
          'The sales channel has no footer navigation. Make a category with your legal pages below it and choose it there, or ' +
          'name the pages in CONTENT_PATHS.',
      };
}
