import type { InspectedPage } from './inspected-file.ts';
import type { FilePageChoices } from '../spec/job-choices.ts';

/** What a page is measured to be as it will be printed: with its marks, if the customer wants them (PF-18). */
export function printedFacts({ marks }: FilePageChoices, facts: InspectedPage): InspectedPage {
  if (marks !== 'print' || facts.marks === null) return facts;
  const { ink, tintOnly, margins } = facts.marks;
  return { ...facts, ink, tintOnly, margins };
}
