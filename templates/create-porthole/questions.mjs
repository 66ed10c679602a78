/** The four questions. */
export const QUESTIONS = [
  { key: 'framework', text: 'Framework', values: ['vite', 'next'] },
  { key: 'wagmi', text: 'With wagmi', values: ['no', 'yes'] },
  { key: 'pm', text: 'Package manager', values: ['npm', 'pnpm', 'yarn', 'bun'] },
  { key: 'network', text: 'Network', values: ['ethereum', 'base', 'arbitrum', 'optimism', 'polygon', 'sepolia'] },
];

/** The first value of each question; for the package manager, the one that runs this (`npm_config_user_agent`). */
export function defaultsFor(agent = '') {
  const running = agent.split('/')[0];
  const defaults = Object.fromEntries(QUESTIONS.map(({ key, values }) => [key, values[0]]));
  const { values } = QUESTIONS.find(({ key }) => key === 'pm');
  return values.includes(running) ? { ...defaults, pm: running } : defaults;
}

/** Asks until the answer is one of the values, by name or number. An empty answer selects the default. */
export async function askThe({ text, values }, preset, ask) {
  const list = values.map((value, at) => `  ${at + 1} ${value}`).join('\n');
  for (;;) {
    const said = (await ask(`${text}?\n${list}\n(${preset}) `)).trim().toLowerCase();
    const answer = said === '' ? preset : (values[Number(said) - 1] ?? said);
    if (values.includes(answer)) return answer;
  }
}
