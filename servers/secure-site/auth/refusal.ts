/** A refusal of the auth server: a text that may be shown, and an HTTP status. */
export class Refusal extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}
