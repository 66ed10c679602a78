/** The settings of the local world in the page. */
import type { WorldSettings } from '../world-settings.js';

/** From the data block in the page; without one, from the server. */
export async function readSettings(): Promise<WorldSettings> {
  const block = document.getElementById('sandbox-settings')?.textContent;
  if (block) return JSON.parse(block) as WorldSettings;
  const answer = await fetch('/sandbox.json');
  if (!answer.ok) throw new Error(`/sandbox.json answered ${answer.status}. Start the demo with npm start.`);
  return (await answer.json()) as WorldSettings;
}
