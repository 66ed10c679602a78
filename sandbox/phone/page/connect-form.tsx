/** Accepts a site's pairing code as a pasted link, or as an image of the QR code. */
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { PhoneWallet } from '../phone-wallet.js';
import { readCode } from './read-code.js';

export interface ConnectFormProps {
  readonly wallet: PhoneWallet;
  /** A uri to begin with. */
  readonly uri: string;
}

export function ConnectForm({ wallet, uri: initial }: ConnectFormProps) {
  const [uri, setUri] = useState(initial);
  const [outcome, setOutcome] = useState<Outcome>(NOTHING);
  const begun = useRef(false);

  const pair = async (wanted: string) => {
    setOutcome({ status: 'busy', words: 'Asking the site what it wants …' });
    try {
      await wallet.pair(wanted.trim());
      setUri('');
      setOutcome(NOTHING);
    } catch (error) {
      setOutcome({ status: 'failed', words: `That did not work. ${wordsOf(error)}` });
    }
  };
  const read = async (picture: Blob) => {
    setOutcome({ status: 'busy', words: 'Reading the picture …' });
    const found = await readCode(picture).catch(() => undefined);
    if (found === undefined) setOutcome({ status: 'failed', words: 'There is no code in that picture.' });
    else await pair(found);
  };
  useEffect(() => {
    if (initial === '' || begun.current) return;
    begun.current = true;
    // Once: after a reload the same uri would be known already.
    history.replaceState(null, '', location.pathname);
    void pair(initial);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pair(uri);
  };
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const picture = [...clipboardData.files].find(({ type }) => type.startsWith('image/'));
    if (picture) void read(picture);
  };
  return (
    <section aria-labelledby="connect-title">
      <h2 id="connect-title">Connect to a site</h2>
      <form className="card connect" onSubmit={submit} onPaste={paste}>
        <label className="pair">
          <span>Link</span>
          <input
            name="uri"
            value={uri}
            onChange={({ target }) => setUri(target.value)}
            placeholder="wc:…"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            required
          />
        </label>
        <p className="hint">Copy it from the site, or paste a picture of its code here.</p>
        <div className="answers">
          <label className="picture">
            Open a picture
            <input
              type="file"
              accept="image/*"
              onChange={({ target }) => {
                const [picture] = target.files ?? [];
                if (picture) void read(picture);
                target.value = '';
              }}
            />
          </label>
          <button type="submit" className="yes" disabled={outcome.status === 'busy'}>
            Connect
          </button>
        </div>
        <p className="result" role="status" data-status={outcome.status}>
          {outcome.words && <span>{outcome.words}</span>}
        </p>
      </form>
    </section>
  );
}

interface Outcome {
  readonly status: 'none' | 'busy' | 'failed';
  readonly words: string;
}

const NOTHING: Outcome = { status: 'none', words: '' };

function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return /already exist/i.test(words) ? 'This link was used before: let the site show a new one.' : words;
}
