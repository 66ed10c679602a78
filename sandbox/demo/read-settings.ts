/** The local world as the page was told of it. */
import type { WorldSettings } from '../world-settings.js';

/** From the block of data in the page; failing that, from the server. */
export async function readSettings(): Promise<WorldSettings> {
  const block = document.getElementById('sandbox-settings')?.textContent;
  if (block) return JSON.parse(block) as WorldSettings;
  const answer = await fetch('/sandbox.json');
  if (!answer.ok) throw new Error(`/sandbox.json answered ${answer.status}. Start the demo with npm start.`);
  return (await answer.json()) as WorldSettings;
}
