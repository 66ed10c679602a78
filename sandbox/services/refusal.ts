/** A refused request: its status, and the reasons in the body. */
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

/** In the format of such services. */
export function refusalBody({ code, message }: Refusal): unknown {
  return { status: 'FAILED', reasons: [{ name: code, description: message }] };
}
