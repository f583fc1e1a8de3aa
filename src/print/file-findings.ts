import type { Finding } from './finding.ts';
import { maxFileBytes } from './file-limit.ts';
import type { InspectionFailure } from './inspected-file.ts';

/**
 * The finding for a file that could not be inspected (PF-01 to PF-04).
 * @param bytes size of the file
 * @param maxBytes size from which files are not taken
 */
export function failureFinding(failure: InspectionFailure, bytes: number, maxBytes = maxFileBytes): Finding {
  switch (failure) {
    case 'not-a-pdf':
    case 'damaged':
      return { id: 'PF-01', level: 'block', params: { damaged: failure === 'damaged' }, fixes: [] };
    case 'too-large':
      return { id: 'PF-02', level: 'block', params: { bytes, maxBytes }, fixes: [] };
    case 'password':
      return { id: 'PF-03', level: 'block', params: {}, fixes: [] };
    case 'printing-forbidden':
      return { id: 'PF-04', level: 'block', params: {}, fixes: [] };
  }
}
