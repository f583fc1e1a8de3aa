import { inLanguages } from '../basics/in-languages.ts';
import { pictureAndText, pictureBlock, productRow, textBlock, threeTexts, type CmsBlock } from './blocks.ts';
import { readProse, type Prose } from './prose.ts';
import { everyBlock } from './showcase.ts';

/** A page under a path of its own, the same in every language. */
export interface ContentPage {
  readonly path: string;
  readonly prose: Prose;
  readonly blocks: readonly CmsBlock[];
}

/** Paths the storefront has routes for, and campaign pages; `wiederrufsrecht` is spelled as the route is. */
export function contentPages(): readonly ContentPage[] {
  return [
    contentPage('agb'),
    contentPage('datenschutz'),
    contentPage('wiederrufsrecht'),
    contentPage('widerrufsrecht', {}, 'wiederrufsrecht'),
    contentPage('impressum'),
    contentPage('barrierefreiheit'),
    contentPage('gewaehrleistung'),
    contentPage('shipping'),
    contentPage('good-to-know', {
      before: [pictureBlock('scene-page-turns')],
      after: [productRow(matchingGoods, ['MU-PAPIER', 'MU-BINDUNG', 'MU-FORMATE', 'SB-LINEAL'])],
    }),
    contentPage('klammerheftung', {
      before: [pictureBlock('binding-staple')],
      after: [productRow(matchingGoods, ['MU-BINDUNG', 'MA-CHOR', 'NF-3001', 'NF-3002'])],
    }),
    contentPage('spiralbindung', {
      before: [pictureBlock('binding-coil')],
      after: [productRow(matchingGoods, ['MU-BINDUNG', 'PU-FALT', 'NF-1002', 'NF-4001'])],
    }),
    contentPage('chor', {
      before: [pictureBlock('scene-choir')],
      after: [productRow(matchingGoods, ['NF-3001', 'NF-3002', 'NF-3003', 'NF-3004', 'MA-CHOR'])],
    }),
    contentPage('blasorchester', {
      before: [pictureBlock('scene-band')],
      after: [productRow(matchingGoods, ['NF-5001', 'NF-5002', 'MA-MARSCH', 'MA-ARCHIV'])],
    }),
    contentPage('bausteine', { after: everyBlock() }),
  ];
}

const matchingGoods = inLanguages('Passt dazu', 'Goes well with this', 'Polecamy także');

/** What the home page shows below the place where scores are dropped. */
export function homePage(): { readonly prose: Prose; readonly blocks: readonly CmsBlock[] } {
  const prose = readProse('home');
  return {
    prose,
    blocks: [
      pictureAndText('scene-work-table', prose.html, '/sheet-configuration-v3'),
      threeTexts(staple, coil, turns),
      productRow(
        inLanguages('Neu gesetzt, frisch gedruckt', 'Newly engraved, freshly printed', 'Nowy skład, świeży druk'),
        ['NF-1001', 'NF-4001', 'NF-3001', 'NF-1011', 'NF-1007', 'NF-5002'],
      ),
      pictureAndText('scene-band', campaigns, '/blasorchester'),
      productRow(
        inLanguages(
          'Zum Anfassen und Aufschreiben',
          'Samples to feel, paper to write on',
          'Próbki, papier nutowy i przybory',
        ),
        ['MU-PAPIER', 'MU-BINDUNG', 'NH-A4-12', 'NP-A4-12-100', 'SB-BLEISTIFTE', 'MA-CHOR'],
      ),
    ],
  };
}

const staple = inLanguages(
  '<h3><a href="/klammerheftung">Klammerheftung</a></h3><p>Leicht und leise, bis 72 Seiten: das Heft für Chor und Stimmen.</p>',
  '<h3><a href="/en-GB/klammerheftung">Saddle stitching</a></h3><p>Light and quiet, up to 72 pages: the booklet for choirs and parts.</p>',
  '<h3><a href="/pl-PL/klammerheftung">Oprawa zeszytowa</a></h3><p>Lekka i cicha, do 72 stron: zeszyt dla chóru i głosów.</p>',
);
const coil = inLanguages(
  '<h3><a href="/spiralbindung">Spiralbindung</a></h3><p>Bleibt offen liegen und lässt sich umschlagen: für Klavier, Orgel und Partituren.</p>',
  '<h3><a href="/en-GB/spiralbindung">Coil binding</a></h3><p>Stays open and folds right round: for piano, organ and scores.</p>',
  '<h3><a href="/pl-PL/spiralbindung">Oprawa spiralna</a></h3><p>Leży otwarta i otwiera się o 360°: na fortepian, organy i partytury.</p>',
);
const turns = inLanguages(
  '<h3><a href="/good-to-know">Wendestellen</a></h3><p>Links oder rechts beginnen, Leerseite einfügen, Leporello: damit die Hände frei bleiben.</p>',
  '<h3><a href="/en-GB/good-to-know">Page turns</a></h3><p>Start on the left or the right, insert a blank page, choose a concertina fold: so that your hands stay free.</p>',
  '<h3><a href="/pl-PL/good-to-know">Odwracanie kartek</a></h3><p>Początek z lewej lub z prawej, pusta strona, leporello: aby ręce zostały wolne.</p>',
);
const campaigns = inLanguages(
  '<h2>Für Ensembles</h2><p>Jede Stimme in ihrer Auflage, jedes Heft gleich: <a href="/chor">Noten für den Chor</a> und <a href="/blasorchester">Noten für das Blasorchester</a>.</p>',
  '<h2>For ensembles</h2><p>Every part in the quantity you need, every copy alike: <a href="/en-GB/chor">music for choirs</a> and <a href="/en-GB/blasorchester">music for wind bands</a>.</p>',
  '<h2>Dla zespołów</h2><p>Każdy głos w swoim nakładzie, każdy zeszyt taki sam: <a href="/pl-PL/chor">nuty dla chóru</a> i <a href="/pl-PL/blasorchester">nuty dla orkiestry dętej</a>.</p>',
);

function contentPage(
  path: string,
  around: { readonly before?: readonly CmsBlock[]; readonly after?: readonly CmsBlock[] } = {},
  text = path,
): ContentPage {
  const prose = readProse(text);
  return { path, prose, blocks: [...(around.before ?? []), textBlock(prose.html), ...(around.after ?? [])] };
}
