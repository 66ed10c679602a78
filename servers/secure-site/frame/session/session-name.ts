/** What a page may call a session by. */

/** What the page may know of a session. One way: who has it has no session. */
export async function sessionName(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`session ${token}`));
  return [...new Uint8Array(digest).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
