import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { createModal } from 'porthole';
import type { PortholeChange } from 'porthole/elements';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';

export const modal = createModal({ networks: [mainnet], chains: [evm()], connectors: [injected()], services: false });

@Component({
  selector: 'app-wallet',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  host: { '(document:porthole-change)': 'follow($event)' },
  template: `
    <porthole-button></porthole-button>
    <p>
      <span id="account">{{ account() }}</span>
      <button type="button" (click)="sign()">Sign</button>
      <output>{{ said() }}</output>
    </p>
  `,
})
export class Wallet {
  protected readonly account = signal('');
  protected readonly said = signal('');

  protected follow(event: Event) {
    this.account.set((event as CustomEvent<PortholeChange>).detail.address ?? '');
  }

  protected async sign() {
    const signed = await modal.signMessage('Hello');
    this.said.set(signed.ok ? signed.value : signed.failure.code);
  }
}
