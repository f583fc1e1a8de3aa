import type { FaultPlan } from './fault-plan.ts';
import { parseFaults } from './fault.ts';
import { jsonResponse } from '../protocol/json-response.ts';
import { errorResponse, StorageError } from '../protocol/storage-error.ts';

/**
 * `/v0/_faults`, for tests: POST adds a fault or a list of them, GET shows what is pending, DELETE forgets them,
 * and what was to be slow `always` and is under way goes on at full pace.
 *
 * @returns null for every other address
 */
export async function answerFaultControl(plan: FaultPlan, request: Request): Promise<Response | null> {
  if (new URL(request.url).pathname !== '/v0/_faults' || request.method === 'OPTIONS') return null;
  if (request.method === 'DELETE') plan.clear();
  if (request.method === 'POST') {
    try {
      plan.add(parseFaults(await request.text()));
    } catch (error) {
      if (error instanceof StorageError) return errorResponse(error);
      throw error;
    }
  }
  return jsonResponse(plan.pending());
}
