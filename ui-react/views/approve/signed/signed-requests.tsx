import { type ComponentProps, useEffect, useState } from 'react';

type Part = typeof import('./signed-request.js');
let loaded: Part | undefined;

/** The effects of typed data. Loaded with the first request for such a signature. */
export function SignedRequests(props: ComponentProps<Part['SignedRequest']>) {
  const [part, setPart] = useState<Part | undefined>(loaded);
  const isWanted = props.request.method === 'eth_signTypedData_v4';
  useEffect(() => {
    if (!isWanted || part) return undefined;
    let here = true;
    const load = async () => {
      loaded ??= await import('./signed-request.js').catch(() => undefined);
      if (here) setPart(loaded);
    };
    void load();
    return () => {
      here = false;
    };
  }, [isWanted, part]);
  return part && isWanted ? <part.SignedRequest key={props.request.id} {...props} /> : null;
}
