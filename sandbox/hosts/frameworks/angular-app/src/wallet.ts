import { Component, type OnDestroy, type OnInit, signal } from '@angular/core';
import { createModal } from 'porthole';
import { evm, mainnet } from 'porthole/evm';
import { injected } from 'porthole/injected';
import { mount } from 'porthole/react';

const modal = createModal({ networks: [mainnet], chains: [evm()], connectors: [injected()], services: false });

@Component({
  selector: 'app-wallet',
  template: `
    <button type="button" id="wallet" (pointerenter)="modal.preload()" (click)="modal.open()">
      {{ account() || 'Connect wallet' }}
    </button>
    <p>
      <span id="account">{{ account() }}</span>
      <button type="button" (click)="sign()">Sign</button>
      <output>{{ said() }}</output>
    </p>
  `,
})
export class Wallet implements OnInit, OnDestroy {
  protected readonly modal = modal;
  protected readonly account = signal('');
  protected readonly said = signal('');
  private readonly stops: (() => void)[] = [];

  ngOnInit() {
    const seen = modal.state$.subscribe(({ connect }) => {
      const connection = connect.connections.eip155;
      this.account.set(connection?.status === 'connected' ? connection.account.address : '');
    });
    this.stops.push(mount(modal), () => seen.unsubscribe());
  }

  ngOnDestroy() {
    for (const stop of this.stops) stop();
  }

  protected async sign() {
    const signed = await modal.signMessage('Hello');
    this.said.set(signed.ok ? signed.value : signed.failure.code);
  }
}
