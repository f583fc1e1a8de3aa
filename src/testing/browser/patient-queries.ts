import { configure } from '@testing-library/react';
import { patienceMs } from '../patience.ts';

/** A busy machine makes tests longer, not red: what is awaited on a page has the patience of everything else. */
configure({ asyncUtilTimeout: patienceMs });
