import type { SpecChoices } from '../spec/job-choices.ts';
import { proposeFormat } from '../spec/nearest-format.ts';
import { countPages } from './page-counts.ts';
import type { Size } from '../spec/paper-format.ts';
import type { PrintPage } from '../spec/print-job.ts';
import type { ColourOption } from '../spec/print-spec.ts';

/** Above this share of really coloured pages the whole part is proposed in colour. */
const mostlyColour = 0.5;

/**
 * The print colour to propose: black without coloured pages, mixed when up to half of the pages have colour, else
 * colour. A page that is only yellowed counts as black.
 */
export function proposeColour(pages: readonly PrintPage[]): ColourOption {
  const { colour, pages: total } = countPages(pages);
  if (colour === 0) return 'black';
  return colour / total <= mostlyColour ? 'mixed' : 'colour';
}

/**
 * The specification a fresh file gets, so that it can be priced and ordered without further input (CFG-01): the format
 * nearest to most pages, fitted, 90 g ivory, duplex, colour by what is on the pages, binding and covers by their number.
 */
export function defaultSpec(sizes: readonly Size[]): SpecChoices {
  return {
    ...proposeFormat(sizes),
    fit: { mode: 'fit' },
    paper: '90i',
    sides: 'duplex',
    colour: 'automatic',
    binding: 'automatic',
    bindEdge: 'automatic',
    coilColour: 'black',
    coverFront: 'automatic',
    coverBack: 'automatic',
    extras: [],
  };
}
