const comparedBytes = 65_536;

/**
 * Whether two files have the same size, beginning and end. A PDF ends with a table of its own offsets and often a checksum:
 * files that agree there are the same.
 */
export async function hasSameContent(a: Blob, b: Blob): Promise<boolean> {
  if (a.size !== b.size) return false;
  const [headA, headB] = [a.slice(0, comparedBytes), b.slice(0, comparedBytes)];
  const [tailA, tailB] = [a.slice(-comparedBytes), b.slice(-comparedBytes)];
  return (await haveSameBytes(headA, headB)) && (await haveSameBytes(tailA, tailB));
}

async function haveSameBytes(a: Blob, b: Blob): Promise<boolean> {
  const [bytesA, bytesB] = (await Promise.all([a.arrayBuffer(), b.arrayBuffer()])).map((each) => new Uint8Array(each));
  return bytesA !== undefined && bytesB !== undefined && bytesA.every((byte, index) => byte === bytesB[index]);
}
