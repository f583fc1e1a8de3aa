import type { JsonObject } from '../../base/json.ts';
import { demoId } from '../basics/demo-id.ts';
import { inLanguages } from '../basics/in-languages.ts';

const name = inLanguages('Passt dazu', 'Goes well with this', 'Polecamy także');

const companions: Readonly<Record<string, readonly string[]>> = {
  'NF-1001': ['NF-1002', 'NF-1003', 'PU-FALT', 'SB-BLEISTIFTE'],
  'NF-1003': ['NH-A4-LERN', 'NF-1001', 'SB-RADIERER'],
  'NF-3001': ['MA-CHOR', 'NF-3002', 'SB-BLEISTIFTE'],
  'NF-4001': ['NH-SKIZZEN', 'PU-FALT', 'NF-4002'],
  'NF-5002': ['MA-MARSCH', 'NF-5001', 'MA-ARCHIV'],
  'NH-A4-12': ['SB-BLEISTIFTE', 'SB-RADIERER', 'NP-A4-12-100'],
  'NP-A4-12-100': ['SB-RASTRAL', 'MA-RING', 'SB-LINEAL'],
  'MA-CHOR': ['NF-3001', 'PU-LEUCHTE', 'SB-MAGNET'],
  'PU-FALT': ['PU-KLAMMERN', 'PU-LEUCHTE', 'SB-MAGNET'],
  'MU-PAPIER': ['MU-BINDUNG', 'MU-FORMATE'],
};

/** What is shown beside a product. */
export const demoCrossSellings: readonly JsonObject[] = Object.entries(companions).map(([product, others]) => ({
  id: demoId(`cross selling ${product}`),
  productId: demoId(`product ${product}`),
  name,
  type: 'productList',
  active: true,
  position: 0,
  limit: 10,
  sortBy: 'name',
  sortDirection: 'ASC',
  assignedProducts: others.map((other, position) => ({
    id: demoId(`cross selling ${product} ${other}`),
    productId: demoId(`product ${other}`),
    position,
  })),
}));
