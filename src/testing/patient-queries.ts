import { configure } from '@testing-library/react';

/** A busy machine makes tests longer, not red: what is awaited on a page has as long as a test may take, but a little. */
configure({ asyncUtilTimeout: 20_000 });
