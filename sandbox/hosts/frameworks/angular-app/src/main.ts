import { provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { defineElements } from 'porthole/elements';
import { modal, Wallet } from './wallet';

bootstrapApplication(Wallet, { providers: [provideZoneChangeDetection()] })
  .then(() => defineElements(modal))
  .catch(console.error);
