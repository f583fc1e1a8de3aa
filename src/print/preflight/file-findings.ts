import type { Finding } from './finding.ts';
import { maxFileBytes } from '../pages/file-limit.ts';
import type { FileFailure } from '../pages/inspection-failure.ts';

/**
 * The finding for a file that could not be inspected (PF-01 to PF-04).
 * @param bytes size of the file
 * @param maxBytes size from which files are not taken
 */
export function failureFinding({ failure, page }: FileFailure, bytes: number, maxBytes = maxFileBytes): Finding {
  switch (failure) {
    case 'not-a-pdf':
      return { id: 'PF-01', level: 'block', params: { problem: 'no-pdf' }, fixes: [] };
    case 'damaged':
    case 'incomplete':
      return { id: 'PF-01', level: 'block', params: { problem: failure }, fixes: [] };
    case 'too-large':
      return { id: 'PF-02', level: 'block', params: { of: 'bytes', bytes, maxBytes }, fixes: [] };
    case 'too-many-pages':
      return { id: 'PF-02', level: 'block', params: { of: 'pages' }, fixes: [] };
    case 'page-too-large':
      return { id: 'PF-02', level: 'block', params: { of: 'edge', page }, fixes: [] };
    case 'picture-too-large':
      return { id: 'PF-02', level: 'block', params: { of: 'picture', page }, fixes: [] };
    case 'too-complex':
      return { id: 'PF-02', level: 'block', params: { of: 'work', page }, fixes: [] };
    case 'password':
      return { id: 'PF-03', level: 'block', params: {}, fixes: [] };
    case 'printing-forbidden':
      return { id: 'PF-04', level: 'block', params: {}, fixes: [] };
  }
}
