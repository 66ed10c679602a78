import { defineElements } from 'porthole/elements';
import { mount } from 'svelte';
import App from './app.svelte';
import { modal } from './modal';

const target = document.getElementById('root');
if (target) mount(App, { target });
defineElements(modal);
