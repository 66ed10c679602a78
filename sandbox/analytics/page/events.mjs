/** Draws each event as it arrives, newest first. */
const list = document.querySelector('#events');
const none = document.querySelector('#none');
const state = document.querySelector('#state');
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const MOST = 500;
let count = 0;

const stream = new EventSource('/stream');
stream.addEventListener('open', () => {
  // After a reconnect, all events are sent again.
  list.replaceChildren();
  count = 0;
  emit();
});
stream.addEventListener('error', () => {
  state.textContent = 'The sandbox is not there.';
});
stream.addEventListener('message', ({ data }) => {
  list.prepend(row(JSON.parse(data)));
  if (list.children.length > MOST) list.lastElementChild.remove();
  count += 1;
  emit();
});

function emit() {
  none.hidden = count > 0;
  state.textContent = count === 1 ? '1 event' : `${count} events`;
}

function row({ at, url, props }) {
  const { type, event, properties = {}, address } = props;
  const item = element('li');
  if (type === 'error') item.className = 'is-error';
  const time = element('time', clock.format(at));
  time.dateTime = new Date(at).toISOString();
  const details = element('dl');
  for (const [name, value] of [...Object.entries(properties), ['address', address], ['page', url]]) {
    if (value === undefined) continue;
    details.append(element('dt', name), element('dd', typeof value === 'string' ? value : JSON.stringify(value)));
  }
  item.append(time, element('strong', String(event)), details);
  return item;
}

function element(name, text = '') {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
