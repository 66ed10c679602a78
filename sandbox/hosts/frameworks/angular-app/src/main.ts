import { provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { Wallet } from './wallet';

bootstrapApplication(Wallet, { providers: [provideZoneChangeDetection()] }).catch(console.error);
