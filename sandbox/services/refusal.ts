/** A question that is refused: its status, and the reasons in the body. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, description: string) {
    super(description);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
  }
}

/** As services of this kind word it. */
export function refusalBody({ code, message }: Refusal): unknown {
  return { status: 'FAILED', reasons: [{ name: code, description: message }] };
}
