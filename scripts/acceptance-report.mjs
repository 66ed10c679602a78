/** Reads what cucumber wrote about a run (its message format, one JSON document per line). */

/** As features/support/world/event-log.ts names it. */
const EVENT_LOG_TYPE = 'text/x-porthole-events';

/** From best to worst: a scenario has the status of its worst step. */
const order = ['UNKNOWN', 'PASSED', 'SKIPPED', 'PENDING', 'UNDEFINED', 'AMBIGUOUS', 'FAILED'];

/**
 * The scenarios that ran, with all their tags (their own and those of rule, feature and examples).
 * `complete` is false if the run was aborted. A scenario without steps shows nothing: its status is `UNKNOWN`.
 * @param {string} text the whole ndjson report
 * `log`: the events of the session, one per line, if they are recorded. `problem`: the error of its worst step. `files`: those that define its steps.
 * @returns {{ complete: boolean, scenarios: { name: string, file: string, tags: string[], status: string, files: string[],
 *   problem?: string, steps: string[], log?: string }[] }}
 */
export function readAcceptanceReport(text) {
  const pickles = new Map();
  const pickleOfCase = new Map();
  const fileOfStep = new Map();
  const filesOfCase = new Map();
  const caseOfStart = new Map();
  const worst = new Map();
  const said = new Map();
  const logs = new Map();
  let complete = false;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const message = JSON.parse(line);
    if (message.pickle) pickles.set(message.pickle.id, message.pickle);
    if (message.stepDefinition) fileOfStep.set(message.stepDefinition.id, message.stepDefinition.sourceReference.uri);
    if (message.testCase) {
      const { id, pickleId, testSteps } = message.testCase;
      pickleOfCase.set(id, pickleId);
      const used = testSteps.flatMap(({ stepDefinitionIds = [] }) => stepDefinitionIds);
      filesOfCase.set(id, [...new Set(used.map((step) => fileOfStep.get(step)))]);
    }
    if (message.testCaseStarted) {
      const { id, testCaseId } = message.testCaseStarted;
      caseOfStart.set(id, testCaseId);
      worst.set(id, 'UNKNOWN');
    }
    if (message.attachment?.mediaType === EVENT_LOG_TYPE) {
      const { body, contentEncoding, testCaseStartedId } = message.attachment;
      logs.set(testCaseStartedId, contentEncoding === 'BASE64' ? Buffer.from(body, 'base64').toString() : body);
    }
    if (message.testStepFinished) {
      const { testCaseStartedId, testStepResult } = message.testStepFinished;
      const before = worst.get(testCaseStartedId);
      worst.set(testCaseStartedId, worse(before, testStepResult.status));
      if (worst.get(testCaseStartedId) !== before) said.set(testCaseStartedId, testStepResult.message);
    }
    if (message.testRunFinished) complete = true;
  }
  const scenarios = [...worst].map(([startId, status]) => {
    const caseId = caseOfStart.get(startId);
    const pickle = pickles.get(pickleOfCase.get(caseId));
    const ran = pickle.steps.length === 0 && status === 'PASSED' ? 'UNKNOWN' : status;
    return {
      name: pickle.name,
      file: pickle.uri,
      tags: pickle.tags.map(({ name }) => name),
      status: ran,
      files: filesOfCase.get(caseId),
      problem: said.get(startId),
      steps: pickle.steps.map(({ text }) => text),
      log: logs.get(startId),
    };
  });
  return { complete, scenarios };
}

function worse(a, b) {
  return order.indexOf(b) > order.indexOf(a) ? b : a;
}

/** How many scenarios passed, were skipped, or failed. */
export function countScenarios(scenarios) {
  const passed = scenarios.filter(({ status }) => status === 'PASSED').length;
  const skipped = scenarios.filter(({ status }) => status === 'SKIPPED').length;
  return { passed, skipped, failed: scenarios.length - passed - skipped };
}
