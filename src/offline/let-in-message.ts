/** Asks a version of the worker that waits whether it has been let in: then only the one before it still has something to end. */
export const isLetInMessage = 'IS_LET_IN';
