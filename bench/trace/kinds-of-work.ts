/** What a trace event of the browser's main thread counts as. The names are those of Chrome's `devtools.timeline` and V8 categories. */

export const KINDS_OF_WORK = ['script', 'compile', 'style', 'layout', 'paint', 'garbage', 'other'] as const;
export type KindOfWork = (typeof KINDS_OF_WORK)[number];

const NAMES: Readonly<Record<Exclude<KindOfWork, 'other'>, RegExp>> = {
  compile:
    /^(v8\.compile|v8\.produceCache|V8\.(Compile|Parse|PreParse|Optimize|Finalize|GetModule|TurboFan|Maglev|Sparkplug|Baseline))/,
  garbage: /^(MinorGC|MajorGC|V8\.GC|BlinkGC)/,
  script:
    /^(EvaluateScript|FunctionCall|EventDispatch|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|v8\.(evaluateModule|run|callFunction|newInstance)|V8\.)/,
  style: /^(UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet|ScheduleStyleRecalculation|InvalidateLayout)/,
  layout: /^(Layout|HitTest|IntersectionObserverController)/,
  paint: /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|CompositeLayers|Decode|Draw|Rasterize|BeginMainThreadFrame)/,
};

export function kindOfWork(name: string): KindOfWork {
  for (const [kind, pattern] of Object.entries(NAMES)) if (pattern.test(name)) return kind as KindOfWork;
  return 'other';
}
