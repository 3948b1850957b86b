// Generated from openapi/ by `npm run generate`. Do not edit.
// @ts-nocheck
import type { Rules } from '../rules.ts';

const bundle: any =(()=>{var mf=Object.create;var Za=Object.defineProperty;var yf=Object.getOwnPropertyDescriptor;var Sf=Object.getOwnPropertyNames;var vf=Object.getPrototypeOf,Yf=Object.prototype.hasOwnProperty;var b=(e,n)=>()=>{try{return n||e((n={exports:{}}).exports,n),n.exports}catch(i){throw n=0,i}},Cf=(e,n)=>{for(var i in n)Za(e,i,{get:n[i],enumerable:!0})},Ir=(e,n,i,a)=>{
if(n&&typeof n=="object"||typeof n=="function")for(let t of Sf(n))!Yf.call(e,t)&&t!==i&&Za(e,t,{get:()=>n[t],enumerable:!(a=yf(n,t))||a.enumerable});return e};var Da=(e,n,i)=>(i=e!=null?mf(vf(e)):{},Ir(n||!e||!e.__esModule?Za(i,"default",{value:e,enumerable:!0}):i,e)),Lf=e=>Ir(Za({},"__esModule",{value:!0}),e);var as=b(Sn=>{"use strict";Object.defineProperty(Sn,"__esModule",{value:!0});Sn.formatNames=Sn.fastFormats=Sn.fullFormats=void 0;function yn(e,n){return{validate:e,
compare:n}}Sn.fullFormats={date:yn(Vr,Ht),time:yn(Et(!0),Rt),"date-time":yn(zr(!0),ns),"iso-time":yn(Et(),es),"iso-date-time":yn(zr(),is),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Tf,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Hf,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:_f,int32:{type:"number",validate:Xf},int64:{type:"number",validate:Ef},float:{type:"\
number",validate:Ur},double:{type:"number",validate:Ur},password:!0,binary:!0};Sn.fastFormats={...Sn.fullFormats,date:yn(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ht),time:yn(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Rt),"date-time":yn(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ns),"iso-time":yn(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,es),"iso-date-time":yn(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
is),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Sn.formatNames=Object.keys(Sn.fullFormats);function bf(e){return e%4===0&&(e%100!==0||e%400===0)}var Jf=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Zf=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function Vr(e){let n=Jf.exec(e);if(!n)return!1;let i=+n[1],a=+n[2],t=+n[3];return a>=1&&a<=12&&t>=1&&t<=(a===2&&bf(i)?29:Zf[a])}function Ht(e,n){
if(e&&n)return e>n?1:e<n?-1:0}var Xt=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Et(e){return function(i){let a=Xt.exec(i);if(!a)
return!1;let t=+a[1],u=+a[2],o=+a[3],r=a[4],s=a[5]==="-"?-1:1,h=+(a[6]||0),l=+(a[7]||0);if(h>23||l>59||e&&!r)return!1;if(t<=23&&u<=59&&o<60)return!0;let c=u-l*s,
d=t-h*s-(c<0?1:0);return(d===23||d===-1)&&(c===59||c===-1)&&o<61}}function Rt(e,n){if(!(e&&n))return;let i=new Date("2020-01-01T"+e).valueOf(),a=new Date("2020-\
01-01T"+n).valueOf();if(i&&a)return i-a}function es(e,n){if(!(e&&n))return;let i=Xt.exec(e),a=Xt.exec(n);if(i&&a)return e=i[1]+i[2]+i[3],n=a[1]+a[2]+a[3],e>n?1:
e<n?-1:0}var $t=/t|\s/i;function zr(e){let n=Et(e);return function(a){let t=a.split($t);return t.length===2&&Vr(t[0])&&n(t[1])}}function ns(e,n){if(!(e&&n))return;
let i=new Date(e).valueOf(),a=new Date(n).valueOf();if(i&&a)return i-a}function is(e,n){if(!(e&&n))return;let[i,a]=e.split($t),[t,u]=n.split($t),o=Ht(i,t);if(o!==
void 0)return o||Rt(a,u)}var Df=/\/|:/,wf=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Tf(e){return Df.test(e)&&wf.test(e)}var qr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function _f(e){return qr.lastIndex=0,qr.
test(e)}var Pf=-(2**31),Mf=2**31-1;function Xf(e){return Number.isInteger(e)&&e<=Mf&&e>=Pf}function Ef(e){return Number.isInteger(e)}function Ur(){return!0}var $f=/[^\\]\\Z/;
function Hf(e){if($f.test(e))return!1;try{return new RegExp(e),!0}catch{return!1}}});var Ni=b(ie=>{"use strict";Object.defineProperty(ie,"__esModule",{value:!0});ie.regexpCode=ie.getEsmExportName=ie.getProperty=ie.safeStringify=ie.stringify=ie.strConcat=
ie.addCodeArg=ie.str=ie._=ie.nil=ie._Code=ie.Name=ie.IDENTIFIER=ie._CodeOrName=void 0;var Ri=class{};ie._CodeOrName=Ri;ie.IDENTIFIER=/^[a-z$_][a-z$_0-9]*$/i;var jn=class extends Ri{constructor(n){
if(super(),!ie.IDENTIFIER.test(n))throw new Error("CodeGen: name must be a valid identifier");this.str=n}toString(){return this.str}emptyStr(){return!1}get names(){
return{[this.str]:1}}};ie.Name=jn;var Ue=class extends Ri{constructor(n){super(),this._items=typeof n=="string"?[n]:n}toString(){return this.str}emptyStr(){if(this.
_items.length>1)return!1;let n=this._items[0];return n===""||n==='""'}get str(){var n;return(n=this._str)!==null&&n!==void 0?n:this._str=this._items.reduce((i,a)=>`${i}${a}`,
"")}get names(){var n;return(n=this._names)!==null&&n!==void 0?n:this._names=this._items.reduce((i,a)=>(a instanceof jn&&(i[a.str]=(i[a.str]||0)+1),i),{})}};ie.
_Code=Ue;ie.nil=new Ue("");function ts(e,...n){let i=[e[0]],a=0;for(;a<n.length;)Nt(i,n[a]),i.push(e[++a]);return new Ue(i)}ie._=ts;var xt=new Ue("+");function us(e,...n){
let i=[xi(e[0])],a=0;for(;a<n.length;)i.push(xt),Nt(i,n[a]),i.push(xt,xi(e[++a]));return Rf(i),new Ue(i)}ie.str=us;function Nt(e,n){n instanceof Ue?e.push(...n.
_items):n instanceof jn?e.push(n):e.push(Ff(n))}ie.addCodeArg=Nt;function Rf(e){let n=1;for(;n<e.length-1;){if(e[n]===xt){let i=xf(e[n-1],e[n+1]);if(i!==void 0){
e.splice(n-1,3,i);continue}e[n++]="+"}n++}}function xf(e,n){if(n==='""')return e;if(e==='""')return n;if(typeof e=="string")return n instanceof jn||e[e.length-1]!==
'"'?void 0:typeof n!="string"?`${e.slice(0,-1)}${n}"`:n[0]==='"'?e.slice(0,-1)+n.slice(1):void 0;if(typeof n=="string"&&n[0]==='"'&&!(e instanceof jn))return`"${e}${n.
slice(1)}`}function Nf(e,n){return n.emptyStr()?e:e.emptyStr()?n:us`${e}${n}`}ie.strConcat=Nf;function Ff(e){return typeof e=="number"||typeof e=="boolean"||e===
null?e:xi(Array.isArray(e)?e.join(","):e)}function kf(e){return new Ue(xi(e))}ie.stringify=kf;function xi(e){return JSON.stringify(e).replace(/\u2028/g,"\\u2028").
replace(/\u2029/g,"\\u2029")}ie.safeStringify=xi;function Of(e){return typeof e=="string"&&ie.IDENTIFIER.test(e)?new Ue(`.${e}`):ts`[${e}]`}ie.getProperty=Of;function Af(e){
if(typeof e=="string"&&ie.IDENTIFIER.test(e))return new Ue(`${e}`);throw new Error(`CodeGen: invalid export name: ${e}, use explicit $id name mapping`)}ie.getEsmExportName=
Af;function Qf(e){return new Ue(e.toString())}ie.regexpCode=Qf});var Ot=b(Be=>{"use strict";Object.defineProperty(Be,"__esModule",{value:!0});Be.ValueScope=Be.ValueScopeName=Be.Scope=Be.varKinds=Be.UsedValueState=void 0;var Qe=Ni(),
Ft=class extends Error{constructor(n){super(`CodeGen: "code" for ${n} not defined`),this.value=n.value}},wa;(function(e){e[e.Started=0]="Started",e[e.Completed=
1]="Completed"})(wa||(Be.UsedValueState=wa={}));Be.varKinds={const:new Qe.Name("const"),let:new Qe.Name("let"),var:new Qe.Name("var")};var Ta=class{constructor({
prefixes:n,parent:i}={}){this._names={},this._prefixes=n,this._parent=i}toName(n){return n instanceof Qe.Name?n:this.name(n)}name(n){return new Qe.Name(this._newName(
n))}_newName(n){let i=this._names[n]||this._nameGroup(n);return`${n}${i.index++}`}_nameGroup(n){var i,a;if(!((a=(i=this._parent)===null||i===void 0?void 0:i._prefixes)===
null||a===void 0)&&a.has(n)||this._prefixes&&!this._prefixes.has(n))throw new Error(`CodeGen: prefix "${n}" is not allowed in this scope`);return this._names[n]=
{prefix:n,index:0}}};Be.Scope=Ta;var _a=class extends Qe.Name{constructor(n,i){super(i),this.prefix=n}setValue(n,{property:i,itemIndex:a}){this.value=n,this.scopePath=
(0,Qe._)`.${new Qe.Name(i)}[${a}]`}};Be.ValueScopeName=_a;var Bf=(0,Qe._)`\n`,kt=class extends Ta{constructor(n){super(n),this._values={},this._scope=n.scope,this.
opts={...n,_n:n.lines?Bf:Qe.nil}}get(){return this._scope}name(n){return new _a(n,this._newName(n))}value(n,i){var a;if(i.ref===void 0)throw new Error("CodeGen:\
 ref must be passed in value");let t=this.toName(n),{prefix:u}=t,o=(a=i.key)!==null&&a!==void 0?a:i.ref,r=this._values[u];if(r){let l=r.get(o);if(l)return l}else
r=this._values[u]=new Map;r.set(o,t);let s=this._scope[u]||(this._scope[u]=[]),h=s.length;return s[h]=i.ref,t.setValue(i,{property:u,itemIndex:h}),t}getValue(n,i){
let a=this._values[n];if(a)return a.get(i)}scopeRefs(n,i=this._values){return this._reduceValues(i,a=>{if(a.scopePath===void 0)throw new Error(`CodeGen: name "${a}\
" has no value`);return(0,Qe._)`${n}${a.scopePath}`})}scopeCode(n=this._values,i,a){return this._reduceValues(n,t=>{if(t.value===void 0)throw new Error(`CodeGen\
: name "${t}" has no value`);return t.value.code},i,a)}_reduceValues(n,i,a={},t){let u=Qe.nil;for(let o in n){let r=n[o];if(!r)continue;let s=a[o]=a[o]||new Map;
r.forEach(h=>{if(s.has(h))return;s.set(h,wa.Started);let l=i(h);if(l){let c=this.opts.es5?Be.varKinds.var:Be.varKinds.const;u=(0,Qe._)`${u}${c} ${h} = ${l};${this.
opts._n}`}else if(l=t?.(h))u=(0,Qe._)`${u}${l}${this.opts._n}`;else throw new Ft(h);s.set(h,wa.Completed)})}return u}};Be.ValueScope=kt});var N=b(j=>{"use strict";Object.defineProperty(j,"__esModule",{value:!0});j.or=j.and=j.not=j.CodeGen=j.operators=j.varKinds=j.ValueScopeName=j.ValueScope=j.Scope=
j.Name=j.regexpCode=j.stringify=j.getProperty=j.nil=j.strConcat=j.str=j._=void 0;var U=Ni(),rn=Ot(),$n=Ni();Object.defineProperty(j,"_",{enumerable:!0,get:function(){
return $n._}});Object.defineProperty(j,"str",{enumerable:!0,get:function(){return $n.str}});Object.defineProperty(j,"strConcat",{enumerable:!0,get:function(){return $n.
strConcat}});Object.defineProperty(j,"nil",{enumerable:!0,get:function(){return $n.nil}});Object.defineProperty(j,"getProperty",{enumerable:!0,get:function(){return $n.
getProperty}});Object.defineProperty(j,"stringify",{enumerable:!0,get:function(){return $n.stringify}});Object.defineProperty(j,"regexpCode",{enumerable:!0,get:function(){
return $n.regexpCode}});Object.defineProperty(j,"Name",{enumerable:!0,get:function(){return $n.Name}});var Ea=Ot();Object.defineProperty(j,"Scope",{enumerable:!0,
get:function(){return Ea.Scope}});Object.defineProperty(j,"ValueScope",{enumerable:!0,get:function(){return Ea.ValueScope}});Object.defineProperty(j,"ValueScope\
Name",{enumerable:!0,get:function(){return Ea.ValueScopeName}});Object.defineProperty(j,"varKinds",{enumerable:!0,get:function(){return Ea.varKinds}});j.operators=
{GT:new U._Code(">"),GTE:new U._Code(">="),LT:new U._Code("<"),LTE:new U._Code("<="),EQ:new U._Code("==="),NEQ:new U._Code("!=="),NOT:new U._Code("!"),OR:new U.
_Code("||"),AND:new U._Code("&&"),ADD:new U._Code("+")};var wn=class{optimizeNodes(){return this}optimizeNames(n,i){return this}},At=class extends wn{constructor(n,i,a){
super(),this.varKind=n,this.name=i,this.rhs=a}render({es5:n,_n:i}){let a=n?rn.varKinds.var:this.varKind,t=this.rhs===void 0?"":` = ${this.rhs}`;return`${a} ${this.
name}${t};`+i}optimizeNames(n,i){if(n[this.name.str])return this.rhs&&(this.rhs=si(this.rhs,n,i)),this}get names(){return this.rhs instanceof U._CodeOrName?this.
rhs.names:{}}},Pa=class extends wn{constructor(n,i,a){super(),this.lhs=n,this.rhs=i,this.sideEffects=a}render({_n:n}){return`${this.lhs} = ${this.rhs};`+n}optimizeNames(n,i){
if(!(this.lhs instanceof U.Name&&!n[this.lhs.str]&&!this.sideEffects))return this.rhs=si(this.rhs,n,i),this}get names(){let n=this.lhs instanceof U.Name?{}:{...this.
lhs.names};return Xa(n,this.rhs)}},Qt=class extends Pa{constructor(n,i,a,t){super(n,a,t),this.op=i}render({_n:n}){return`${this.lhs} ${this.op}= ${this.rhs};`+n}},
Bt=class extends wn{constructor(n){super(),this.label=n,this.names={}}render({_n:n}){return`${this.label}:`+n}},Gt=class extends wn{constructor(n){super(),this.
label=n,this.names={}}render({_n:n}){return`break${this.label?` ${this.label}`:""};`+n}},jt=class extends wn{constructor(n){super(),this.error=n}render({_n:n}){
return`throw ${this.error};`+n}get names(){return this.error.names}},Kt=class extends wn{constructor(n){super(),this.code=n}render({_n:n}){return`${this.code};`+
n}optimizeNodes(){return`${this.code}`?this:void 0}optimizeNames(n,i){return this.code=si(this.code,n,i),this}get names(){return this.code instanceof U._CodeOrName?
this.code.names:{}}},Fi=class extends wn{constructor(n=[]){super(),this.nodes=n}render(n){return this.nodes.reduce((i,a)=>i+a.render(n),"")}optimizeNodes(){let{
nodes:n}=this,i=n.length;for(;i--;){let a=n[i].optimizeNodes();Array.isArray(a)?n.splice(i,1,...a):a?n[i]=a:n.splice(i,1)}return n.length>0?this:void 0}optimizeNames(n,i){
let{nodes:a}=this,t=a.length;for(;t--;){let u=a[t];u.optimizeNames(n,i)||(Gf(n,u.names),a.splice(t,1))}return a.length>0?this:void 0}get names(){return this.nodes.
reduce((n,i)=>In(n,i.names),{})}},Tn=class extends Fi{render(n){return"{"+n._n+super.render(n)+"}"+n._n}},Wt=class extends Fi{},ri=class extends Tn{};ri.kind="e\
lse";var Kn=class e extends Tn{constructor(n,i){super(i),this.condition=n}render(n){let i=`if(${this.condition})`+super.render(n);return this.else&&(i+="else "+
this.else.render(n)),i}optimizeNodes(){super.optimizeNodes();let n=this.condition;if(n===!0)return this.nodes;let i=this.else;if(i){let a=i.optimizeNodes();i=this.
else=Array.isArray(a)?new ri(a):a}if(i)return n===!1?i instanceof e?i:i.nodes:this.nodes.length?this:new e(os(n),i instanceof e?[i]:i.nodes);if(!(n===!1||!this.
nodes.length))return this}optimizeNames(n,i){var a;if(this.else=(a=this.else)===null||a===void 0?void 0:a.optimizeNames(n,i),!!(super.optimizeNames(n,i)||this.else))
return this.condition=si(this.condition,n,i),this}get names(){let n=super.names;return Xa(n,this.condition),this.else&&In(n,this.else.names),n}};Kn.kind="if";var Wn=class extends Tn{};
Wn.kind="for";var It=class extends Wn{constructor(n){super(),this.iteration=n}render(n){return`for(${this.iteration})`+super.render(n)}optimizeNames(n,i){if(super.
optimizeNames(n,i))return this.iteration=si(this.iteration,n,i),this}get names(){return In(super.names,this.iteration.names)}},zt=class extends Wn{constructor(n,i,a,t){
super(),this.varKind=n,this.name=i,this.from=a,this.to=t}render(n){let i=n.es5?rn.varKinds.var:this.varKind,{name:a,from:t,to:u}=this;return`for(${i} ${a}=${t};\
 ${a}<${u}; ${a}++)`+super.render(n)}get names(){let n=Xa(super.names,this.from);return Xa(n,this.to)}},Ma=class extends Wn{constructor(n,i,a,t){super(),this.loop=
n,this.varKind=i,this.name=a,this.iterable=t}render(n){return`for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})`+super.render(n)}optimizeNames(n,i){
if(super.optimizeNames(n,i))return this.iterable=si(this.iterable,n,i),this}get names(){return In(super.names,this.iterable.names)}},ki=class extends Tn{constructor(n,i,a){
super(),this.name=n,this.args=i,this.async=a}render(n){return`${this.async?"async ":""}function ${this.name}(${this.args})`+super.render(n)}};ki.kind="func";var Oi=class extends Fi{render(n){
return"return "+super.render(n)}};Oi.kind="return";var qt=class extends Tn{render(n){let i="try"+super.render(n);return this.catch&&(i+=this.catch.render(n)),this.
finally&&(i+=this.finally.render(n)),i}optimizeNodes(){var n,i;return super.optimizeNodes(),(n=this.catch)===null||n===void 0||n.optimizeNodes(),(i=this.finally)===
null||i===void 0||i.optimizeNodes(),this}optimizeNames(n,i){var a,t;return super.optimizeNames(n,i),(a=this.catch)===null||a===void 0||a.optimizeNames(n,i),(t=this.
finally)===null||t===void 0||t.optimizeNames(n,i),this}get names(){let n=super.names;return this.catch&&In(n,this.catch.names),this.finally&&In(n,this.finally.names),
n}},Ai=class extends Tn{constructor(n){super(),this.error=n}render(n){return`catch(${this.error})`+super.render(n)}};Ai.kind="catch";var Qi=class extends Tn{render(n){
return"finally"+super.render(n)}};Qi.kind="finally";var Ut=class{constructor(n,i={}){this._values={},this._blockStarts=[],this._constants={},this.opts={...i,_n:i.
lines?`
`:""},this._extScope=n,this._scope=new rn.Scope({parent:n}),this._nodes=[new Wt]}toString(){return this._root.render(this.opts)}name(n){return this._scope.name(
n)}scopeName(n){return this._extScope.name(n)}scopeValue(n,i){let a=this._extScope.value(n,i);return(this._values[a.prefix]||(this._values[a.prefix]=new Set)).add(
a),a}getScopeValue(n,i){return this._extScope.getValue(n,i)}scopeRefs(n){return this._extScope.scopeRefs(n,this._values)}scopeCode(){return this._extScope.scopeCode(
this._values)}_def(n,i,a,t){let u=this._scope.toName(i);return a!==void 0&&t&&(this._constants[u.str]=a),this._leafNode(new At(n,u,a)),u}const(n,i,a){return this.
_def(rn.varKinds.const,n,i,a)}let(n,i,a){return this._def(rn.varKinds.let,n,i,a)}var(n,i,a){return this._def(rn.varKinds.var,n,i,a)}assign(n,i,a){return this._leafNode(
new Pa(n,i,a))}add(n,i){return this._leafNode(new Qt(n,j.operators.ADD,i))}code(n){return typeof n=="function"?n():n!==U.nil&&this._leafNode(new Kt(n)),this}object(...n){
let i=["{"];for(let[a,t]of n)i.length>1&&i.push(","),i.push(a),(a!==t||this.opts.es5)&&(i.push(":"),(0,U.addCodeArg)(i,t));return i.push("}"),new U._Code(i)}if(n,i,a){
if(this._blockNode(new Kn(n)),i&&a)this.code(i).else().code(a).endIf();else if(i)this.code(i).endIf();else if(a)throw new Error('CodeGen: "else" body without "t\
hen" body');return this}elseIf(n){return this._elseNode(new Kn(n))}else(){return this._elseNode(new ri)}endIf(){return this._endBlockNode(Kn,ri)}_for(n,i){return this.
_blockNode(n),i&&this.code(i).endFor(),this}for(n,i){return this._for(new It(n),i)}forRange(n,i,a,t,u=this.opts.es5?rn.varKinds.var:rn.varKinds.let){let o=this.
_scope.toName(n);return this._for(new zt(u,o,i,a),()=>t(o))}forOf(n,i,a,t=rn.varKinds.const){let u=this._scope.toName(n);if(this.opts.es5){let o=i instanceof U.
Name?i:this.var("_arr",i);return this.forRange("_i",0,(0,U._)`${o}.length`,r=>{this.var(u,(0,U._)`${o}[${r}]`),a(u)})}return this._for(new Ma("of",t,u,i),()=>a(
u))}forIn(n,i,a,t=this.opts.es5?rn.varKinds.var:rn.varKinds.const){if(this.opts.ownProperties)return this.forOf(n,(0,U._)`Object.keys(${i})`,a);let u=this._scope.
toName(n);return this._for(new Ma("in",t,u,i),()=>a(u))}endFor(){return this._endBlockNode(Wn)}label(n){return this._leafNode(new Bt(n))}break(n){return this._leafNode(
new Gt(n))}return(n){let i=new Oi;if(this._blockNode(i),this.code(n),i.nodes.length!==1)throw new Error('CodeGen: "return" should have one node');return this._endBlockNode(
Oi)}try(n,i,a){if(!i&&!a)throw new Error('CodeGen: "try" without "catch" and "finally"');let t=new qt;if(this._blockNode(t),this.code(n),i){let u=this.name("e");
this._currNode=t.catch=new Ai(u),i(u)}return a&&(this._currNode=t.finally=new Qi,this.code(a)),this._endBlockNode(Ai,Qi)}throw(n){return this._leafNode(new jt(n))}block(n,i){
return this._blockStarts.push(this._nodes.length),n&&this.code(n).endBlock(i),this}endBlock(n){let i=this._blockStarts.pop();if(i===void 0)throw new Error("Code\
Gen: not in self-balancing block");let a=this._nodes.length-i;if(a<0||n!==void 0&&a!==n)throw new Error(`CodeGen: wrong number of nodes: ${a} vs ${n} expected`);
return this._nodes.length=i,this}func(n,i=U.nil,a,t){return this._blockNode(new ki(n,i,a)),t&&this.code(t).endFunc(),this}endFunc(){return this._endBlockNode(ki)}optimize(n=1){
for(;n-- >0;)this._root.optimizeNodes(),this._root.optimizeNames(this._root.names,this._constants)}_leafNode(n){return this._currNode.nodes.push(n),this}_blockNode(n){
this._currNode.nodes.push(n),this._nodes.push(n)}_endBlockNode(n,i){let a=this._currNode;if(a instanceof n||i&&a instanceof i)return this._nodes.pop(),this;throw new Error(
`CodeGen: not in block "${i?`${n.kind}/${i.kind}`:n.kind}"`)}_elseNode(n){let i=this._currNode;if(!(i instanceof Kn))throw new Error('CodeGen: "else" without "i\
f"');return this._currNode=i.else=n,this}get _root(){return this._nodes[0]}get _currNode(){let n=this._nodes;return n[n.length-1]}set _currNode(n){let i=this._nodes;
i[i.length-1]=n}};j.CodeGen=Ut;function In(e,n){for(let i in n)e[i]=(e[i]||0)+(n[i]||0);return e}function Xa(e,n){return n instanceof U._CodeOrName?In(e,n.names):
e}function si(e,n,i){if(e instanceof U.Name)return a(e);if(!t(e))return e;return new U._Code(e._items.reduce((u,o)=>(o instanceof U.Name&&(o=a(o)),o instanceof U.
_Code?u.push(...o._items):u.push(o),u),[]));function a(u){let o=i[u.str];return o===void 0||n[u.str]!==1?u:(delete n[u.str],o)}function t(u){return u instanceof
U._Code&&u._items.some(o=>o instanceof U.Name&&n[o.str]===1&&i[o.str]!==void 0)}}function Gf(e,n){for(let i in n)e[i]=(e[i]||0)-(n[i]||0)}function os(e){return typeof e==
"boolean"||typeof e=="number"||e===null?!e:(0,U._)`!${Vt(e)}`}j.not=os;var jf=rs(j.operators.AND);function Kf(...e){return e.reduce(jf)}j.and=Kf;var Wf=rs(j.operators.
OR);function If(...e){return e.reduce(Wf)}j.or=If;function rs(e){return(n,i)=>n===U.nil?i:i===U.nil?n:(0,U._)`${Vt(n)} ${e} ${Vt(i)}`}function Vt(e){return e instanceof
U.Name?e:(0,U._)`(${e})`}});var I=b(W=>{"use strict";Object.defineProperty(W,"__esModule",{value:!0});W.checkStrictMode=W.getErrorPath=W.Type=W.useFunc=W.setEvaluated=W.evaluatedPropsToName=
W.mergeEvaluated=W.eachItem=W.unescapeJsonPointer=W.escapeJsonPointer=W.escapeFragment=W.unescapeFragment=W.schemaRefOrVal=W.schemaHasRulesButRef=W.schemaHasRules=
W.checkUnknownRules=W.alwaysValidSchema=W.toHash=void 0;var ge=N(),zf=Ni();function qf(e){let n={};for(let i of e)n[i]=!0;return n}W.toHash=qf;function Uf(e,n){
return typeof n=="boolean"?n:Object.keys(n).length===0?!0:(hs(e,n),!cs(n,e.self.RULES.all))}W.alwaysValidSchema=Uf;function hs(e,n=e.schema){let{opts:i,self:a}=e;
if(!i.strictSchema||typeof n=="boolean")return;let t=a.RULES.keywords;for(let u in n)t[u]||fs(e,`unknown keyword: "${u}"`)}W.checkUnknownRules=hs;function cs(e,n){
if(typeof e=="boolean")return!e;for(let i in e)if(n[i])return!0;return!1}W.schemaHasRules=cs;function Vf(e,n){if(typeof e=="boolean")return!e;for(let i in e)if(i!==
"$ref"&&n.all[i])return!0;return!1}W.schemaHasRulesButRef=Vf;function ep({topSchemaRef:e,schemaPath:n},i,a,t){if(!t){if(typeof i=="number"||typeof i=="boolean")
return i;if(typeof i=="string")return(0,ge._)`${i}`}return(0,ge._)`${e}${n}${(0,ge.getProperty)(a)}`}W.schemaRefOrVal=ep;function np(e){return ds(decodeURIComponent(
e))}W.unescapeFragment=np;function ip(e){return encodeURIComponent(nu(e))}W.escapeFragment=ip;function nu(e){return typeof e=="number"?`${e}`:e.replace(/~/g,"~0").
replace(/\//g,"~1")}W.escapeJsonPointer=nu;function ds(e){return e.replace(/~1/g,"/").replace(/~0/g,"~")}W.unescapeJsonPointer=ds;function ap(e,n){if(Array.isArray(
e))for(let i of e)n(i);else n(e)}W.eachItem=ap;function ss({mergeNames:e,mergeToName:n,mergeValues:i,resultToName:a}){return(t,u,o,r)=>{let s=o===void 0?u:o instanceof
ge.Name?(u instanceof ge.Name?e(t,u,o):n(t,u,o),o):u instanceof ge.Name?(n(t,o,u),u):i(u,o);return r===ge.Name&&!(s instanceof ge.Name)?a(t,s):s}}W.mergeEvaluated=
{props:ss({mergeNames:(e,n,i)=>e.if((0,ge._)`${i} !== true && ${n} !== undefined`,()=>{e.if((0,ge._)`${n} === true`,()=>e.assign(i,!0),()=>e.assign(i,(0,ge._)`${i} || {}`).
code((0,ge._)`Object.assign(${i}, ${n})`))}),mergeToName:(e,n,i)=>e.if((0,ge._)`${i} !== true`,()=>{n===!0?e.assign(i,!0):(e.assign(i,(0,ge._)`${i} || {}`),iu(e,
i,n))}),mergeValues:(e,n)=>e===!0?!0:{...e,...n},resultToName:gs}),items:ss({mergeNames:(e,n,i)=>e.if((0,ge._)`${i} !== true && ${n} !== undefined`,()=>e.assign(
i,(0,ge._)`${n} === true ? true : ${i} > ${n} ? ${i} : ${n}`)),mergeToName:(e,n,i)=>e.if((0,ge._)`${i} !== true`,()=>e.assign(i,n===!0?!0:(0,ge._)`${i} > ${n} ? ${i} : ${n}`)),
mergeValues:(e,n)=>e===!0?!0:Math.max(e,n),resultToName:(e,n)=>e.var("items",n)})};function gs(e,n){if(n===!0)return e.var("props",!0);let i=e.var("props",(0,ge.
_)`{}`);return n!==void 0&&iu(e,i,n),i}W.evaluatedPropsToName=gs;function iu(e,n,i){Object.keys(i).forEach(a=>e.assign((0,ge._)`${n}${(0,ge.getProperty)(a)}`,!0))}
W.setEvaluated=iu;var ls={};function tp(e,n){return e.scopeValue("func",{ref:n,code:ls[n.code]||(ls[n.code]=new zf._Code(n.code))})}W.useFunc=tp;var eu;(function(e){
e[e.Num=0]="Num",e[e.Str=1]="Str"})(eu||(W.Type=eu={}));function up(e,n,i){if(e instanceof ge.Name){let a=n===eu.Num;return i?a?(0,ge._)`"[" + ${e} + "]"`:(0,ge.
_)`"['" + ${e} + "']"`:a?(0,ge._)`"/" + ${e}`:(0,ge._)`"/" + ${e}.replace(/~/g, "~0").replace(/\\//g, "~1")`}return i?(0,ge.getProperty)(e).toString():"/"+nu(e)}
W.getErrorPath=up;function fs(e,n,i=e.opts.strictSchema){if(i){if(n=`strict mode: ${n}`,i===!0)throw new Error(n);e.self.logger.warn(n)}}W.checkStrictMode=fs});var Ve=b(au=>{"use strict";Object.defineProperty(au,"__esModule",{value:!0});var $e=N(),op={data:new $e.Name("data"),valCxt:new $e.Name("valCxt"),instancePath:new $e.
Name("instancePath"),parentData:new $e.Name("parentData"),parentDataProperty:new $e.Name("parentDataProperty"),rootData:new $e.Name("rootData"),dynamicAnchors:new $e.
Name("dynamicAnchors"),vErrors:new $e.Name("vErrors"),errors:new $e.Name("errors"),this:new $e.Name("this"),self:new $e.Name("self"),scope:new $e.Name("scope"),
json:new $e.Name("json"),jsonPos:new $e.Name("jsonPos"),jsonLen:new $e.Name("jsonLen"),jsonPart:new $e.Name("jsonPart")};au.default=op});var Bi=b(He=>{"use strict";Object.defineProperty(He,"__esModule",{value:!0});He.extendErrors=He.resetErrorsCount=He.reportExtraError=He.reportError=He.keyword$DataError=
He.keywordError=void 0;var ne=N(),$a=I(),ke=Ve();He.keywordError={message:({keyword:e})=>(0,ne.str)`must pass "${e}" keyword validation`};He.keyword$DataError={
message:({keyword:e,schemaType:n})=>n?(0,ne.str)`"${e}" keyword must be ${n} ($data)`:(0,ne.str)`"${e}" keyword is invalid ($data)`};function rp(e,n=He.keywordError,i,a){
let{it:t}=e,{gen:u,compositeRule:o,allErrors:r}=t,s=ys(e,n,i);a??(o||r)?ps(u,s):ms(t,(0,ne._)`[${s}]`)}He.reportError=rp;function sp(e,n=He.keywordError,i){let{
it:a}=e,{gen:t,compositeRule:u,allErrors:o}=a,r=ys(e,n,i);ps(t,r),u||o||ms(a,ke.default.vErrors)}He.reportExtraError=sp;function lp(e,n){e.assign(ke.default.errors,
n),e.if((0,ne._)`${ke.default.vErrors} !== null`,()=>e.if(n,()=>e.assign((0,ne._)`${ke.default.vErrors}.length`,n),()=>e.assign(ke.default.vErrors,null)))}He.resetErrorsCount=
lp;function hp({gen:e,keyword:n,schemaValue:i,data:a,errsCount:t,it:u}){if(t===void 0)throw new Error("ajv implementation error");let o=e.name("err");e.forRange(
"i",t,ke.default.errors,r=>{e.const(o,(0,ne._)`${ke.default.vErrors}[${r}]`),e.if((0,ne._)`${o}.instancePath === undefined`,()=>e.assign((0,ne._)`${o}.instancePath`,
(0,ne.strConcat)(ke.default.instancePath,u.errorPath))),e.assign((0,ne._)`${o}.schemaPath`,(0,ne.str)`${u.errSchemaPath}/${n}`),u.opts.verbose&&(e.assign((0,ne.
_)`${o}.schema`,i),e.assign((0,ne._)`${o}.data`,a))})}He.extendErrors=hp;function ps(e,n){let i=e.const("err",n);e.if((0,ne._)`${ke.default.vErrors} === null`,()=>e.
assign(ke.default.vErrors,(0,ne._)`[${i}]`),(0,ne._)`${ke.default.vErrors}.push(${i})`),e.code((0,ne._)`${ke.default.errors}++`)}function ms(e,n){let{gen:i,validateName:a,
schemaEnv:t}=e;t.$async?i.throw((0,ne._)`new ${e.ValidationError}(${n})`):(i.assign((0,ne._)`${a}.errors`,n),i.return(!1))}var zn={keyword:new ne.Name("keyword"),
schemaPath:new ne.Name("schemaPath"),params:new ne.Name("params"),propertyName:new ne.Name("propertyName"),message:new ne.Name("message"),schema:new ne.Name("sc\
hema"),parentSchema:new ne.Name("parentSchema")};function ys(e,n,i){let{createErrors:a}=e.it;return a===!1?(0,ne._)`{}`:cp(e,n,i)}function cp(e,n,i={}){let{gen:a,
it:t}=e,u=[dp(t,i),gp(e,i)];return fp(e,n,u),a.object(...u)}function dp({errorPath:e},{instancePath:n}){let i=n?(0,ne.str)`${e}${(0,$a.getErrorPath)(n,$a.Type.Str)}`:
e;return[ke.default.instancePath,(0,ne.strConcat)(ke.default.instancePath,i)]}function gp({keyword:e,it:{errSchemaPath:n}},{schemaPath:i,parentSchema:a}){let t=a?
n:(0,ne.str)`${n}/${e}`;return i&&(t=(0,ne.str)`${t}${(0,$a.getErrorPath)(i,$a.Type.Str)}`),[zn.schemaPath,t]}function fp(e,{params:n,message:i},a){let{keyword:t,
data:u,schemaValue:o,it:r}=e,{opts:s,propertyName:h,topSchemaRef:l,schemaPath:c}=r;a.push([zn.keyword,t],[zn.params,typeof n=="function"?n(e):n||(0,ne._)`{}`]),
s.messages&&a.push([zn.message,typeof i=="function"?i(e):i]),s.verbose&&a.push([zn.schema,o],[zn.parentSchema,(0,ne._)`${l}${c}`],[ke.default.data,u]),h&&a.push(
[zn.propertyName,h])}});var vs=b(li=>{"use strict";Object.defineProperty(li,"__esModule",{value:!0});li.boolOrEmptySchema=li.topBoolOrEmptySchema=void 0;var pp=Bi(),mp=N(),yp=Ve(),Sp={
message:"boolean schema is false"};function vp(e){let{gen:n,schema:i,validateName:a}=e;i===!1?Ss(e,!1):typeof i=="object"&&i.$async===!0?n.return(yp.default.data):
(n.assign((0,mp._)`${a}.errors`,null),n.return(!0))}li.topBoolOrEmptySchema=vp;function Yp(e,n){let{gen:i,schema:a}=e;a===!1?(i.var(n,!1),Ss(e)):i.var(n,!0)}li.
boolOrEmptySchema=Yp;function Ss(e,n){let{gen:i,data:a}=e,t={gen:i,keyword:"false schema",data:a,schema:!1,schemaCode:!1,schemaValue:!1,params:{},it:e};(0,pp.reportError)(
t,Sp,void 0,n)}});var tu=b(hi=>{"use strict";Object.defineProperty(hi,"__esModule",{value:!0});hi.getRules=hi.isJSONType=void 0;var Cp=["string","number","integer","boolean","nul\
l","object","array"],Lp=new Set(Cp);function bp(e){return typeof e=="string"&&Lp.has(e)}hi.isJSONType=bp;function Jp(){let e={number:{type:"number",rules:[]},string:{
type:"string",rules:[]},array:{type:"array",rules:[]},object:{type:"object",rules:[]}};return{types:{...e,integer:!0,boolean:!0,null:!0},rules:[{rules:[]},e.number,
e.string,e.array,e.object],post:{rules:[]},all:{},keywords:{}}}hi.getRules=Jp});var uu=b(Hn=>{"use strict";Object.defineProperty(Hn,"__esModule",{value:!0});Hn.shouldUseRule=Hn.shouldUseGroup=Hn.schemaHasRulesForType=void 0;function Zp({schema:e,
self:n},i){let a=n.RULES.types[i];return a&&a!==!0&&Ys(e,a)}Hn.schemaHasRulesForType=Zp;function Ys(e,n){return n.rules.some(i=>Cs(e,i))}Hn.shouldUseGroup=Ys;function Cs(e,n){
var i;return e[n.keyword]!==void 0||((i=n.definition.implements)===null||i===void 0?void 0:i.some(a=>e[a]!==void 0))}Hn.shouldUseRule=Cs});var Gi=b(Re=>{"use strict";Object.defineProperty(Re,"__esModule",{value:!0});Re.reportTypeError=Re.checkDataTypes=Re.checkDataType=Re.coerceAndCheckDataType=Re.
getJSONTypes=Re.getSchemaTypes=Re.DataType=void 0;var Dp=tu(),wp=uu(),Tp=Bi(),B=N(),Ls=I(),ci;(function(e){e[e.Correct=0]="Correct",e[e.Wrong=1]="Wrong"})(ci||(Re.
DataType=ci={}));function _p(e){let n=bs(e.type);if(n.includes("null")){if(e.nullable===!1)throw new Error("type: null contradicts nullable: false")}else{if(!n.
length&&e.nullable!==void 0)throw new Error('"nullable" cannot be used without "type"');e.nullable===!0&&n.push("null")}return n}Re.getSchemaTypes=_p;function bs(e){
let n=Array.isArray(e)?e:e?[e]:[];if(n.every(Dp.isJSONType))return n;throw new Error("type must be JSONType or JSONType[]: "+n.join(","))}Re.getJSONTypes=bs;function Pp(e,n){
let{gen:i,data:a,opts:t}=e,u=Mp(n,t.coerceTypes),o=n.length>0&&!(u.length===0&&n.length===1&&(0,wp.schemaHasRulesForType)(e,n[0]));if(o){let r=ru(n,a,t.strictNumbers,
ci.Wrong);i.if(r,()=>{u.length?Xp(e,n,u):su(e)})}return o}Re.coerceAndCheckDataType=Pp;var Js=new Set(["string","number","integer","boolean","null"]);function Mp(e,n){
return n?e.filter(i=>Js.has(i)||n==="array"&&i==="array"):[]}function Xp(e,n,i){let{gen:a,data:t,opts:u}=e,o=a.let("dataType",(0,B._)`typeof ${t}`),r=a.let("coe\
rced",(0,B._)`undefined`);u.coerceTypes==="array"&&a.if((0,B._)`${o} == 'object' && Array.isArray(${t}) && ${t}.length == 1`,()=>a.assign(t,(0,B._)`${t}[0]`).assign(
o,(0,B._)`typeof ${t}`).if(ru(n,t,u.strictNumbers),()=>a.assign(r,t))),a.if((0,B._)`${r} !== undefined`);for(let h of i)(Js.has(h)||h==="array"&&u.coerceTypes===
"array")&&s(h);a.else(),su(e),a.endIf(),a.if((0,B._)`${r} !== undefined`,()=>{a.assign(t,r),Ep(e,r)});function s(h){switch(h){case"string":a.elseIf((0,B._)`${o} == "number" || ${o} == "boolean"`).
assign(r,(0,B._)`"" + ${t}`).elseIf((0,B._)`${t} === null`).assign(r,(0,B._)`""`);return;case"number":a.elseIf((0,B._)`${o} == "boolean" || ${t} === null
              || (${o} == "string" && ${t} && ${t} == +${t})`).assign(r,(0,B._)`+${t}`);return;case"integer":a.elseIf((0,B._)`${o} === "boolean" || ${t} === null
              || (${o} === "string" && ${t} && ${t} == +${t} && !(${t} % 1))`).assign(r,(0,B._)`+${t}`);return;case"boolean":a.elseIf((0,B._)`${t} === "false" || ${t} === 0 || ${t} === null`).
assign(r,!1).elseIf((0,B._)`${t} === "true" || ${t} === 1`).assign(r,!0);return;case"null":a.elseIf((0,B._)`${t} === "" || ${t} === 0 || ${t} === false`),a.assign(
r,null);return;case"array":a.elseIf((0,B._)`${o} === "string" || ${o} === "number"
              || ${o} === "boolean" || ${t} === null`).assign(r,(0,B._)`[${t}]`)}}}function Ep({gen:e,parentData:n,parentDataProperty:i},a){e.if((0,B._)`${n} !== undefined`,
()=>e.assign((0,B._)`${n}[${i}]`,a))}function ou(e,n,i,a=ci.Correct){let t=a===ci.Correct?B.operators.EQ:B.operators.NEQ,u;switch(e){case"null":return(0,B._)`${n} ${t} null`;case"\
array":u=(0,B._)`Array.isArray(${n})`;break;case"object":u=(0,B._)`${n} && typeof ${n} == "object" && !Array.isArray(${n})`;break;case"integer":u=o((0,B._)`!(${n} % 1) && !isNaN(${n})`);
break;case"number":u=o();break;default:return(0,B._)`typeof ${n} ${t} ${e}`}return a===ci.Correct?u:(0,B.not)(u);function o(r=B.nil){return(0,B.and)((0,B._)`typeof ${n} == "number"`,
r,i?(0,B._)`isFinite(${n})`:B.nil)}}Re.checkDataType=ou;function ru(e,n,i,a){if(e.length===1)return ou(e[0],n,i,a);let t,u=(0,Ls.toHash)(e);if(u.array&&u.object){
let o=(0,B._)`typeof ${n} != "object"`;t=u.null?o:(0,B._)`!${n} || ${o}`,delete u.null,delete u.array,delete u.object}else t=B.nil;u.number&&delete u.integer;for(let o in u)
t=(0,B.and)(t,ou(o,n,i,a));return t}Re.checkDataTypes=ru;var $p={message:({schema:e})=>`must be ${e}`,params:({schema:e,schemaValue:n})=>typeof e=="string"?(0,B.
_)`{type: ${e}}`:(0,B._)`{type: ${n}}`};function su(e){let n=Hp(e);(0,Tp.reportError)(n,$p)}Re.reportTypeError=su;function Hp(e){let{gen:n,data:i,schema:a}=e,t=(0,Ls.
schemaRefOrVal)(e,a,"type");return{gen:n,keyword:"type",data:i,schema:a.type,schemaCode:t,schemaValue:t,parentSchema:a,params:{},it:e}}});var Ds=b(Ha=>{"use strict";Object.defineProperty(Ha,"__esModule",{value:!0});Ha.assignDefaults=void 0;var di=N(),Rp=I();function xp(e,n){let{properties:i,items:a}=e.
schema;if(n==="object"&&i)for(let t in i)Zs(e,t,i[t].default);else n==="array"&&Array.isArray(a)&&a.forEach((t,u)=>Zs(e,u,t.default))}Ha.assignDefaults=xp;function Zs(e,n,i){
let{gen:a,compositeRule:t,data:u,opts:o}=e;if(i===void 0)return;let r=(0,di._)`${u}${(0,di.getProperty)(n)}`;if(t){(0,Rp.checkStrictMode)(e,`default is ignored \
for: ${r}`);return}let s=(0,di._)`${r} === undefined`;o.useDefaults==="empty"&&(s=(0,di._)`${s} || ${r} === null || ${r} === ""`),a.if(s,(0,di._)`${r} = ${(0,di.
stringify)(i)}`)}});var en=b(ce=>{"use strict";Object.defineProperty(ce,"__esModule",{value:!0});ce.validateUnion=ce.validateArray=ce.usePattern=ce.callValidateCode=ce.schemaProperties=
ce.allSchemaProperties=ce.noPropertyInData=ce.propertyInData=ce.isOwnProperty=ce.hasPropFunc=ce.reportMissingProp=ce.checkMissingProp=ce.checkReportMissingProp=
void 0;var pe=N(),lu=I(),Rn=Ve(),Np=I();function Fp(e,n){let{gen:i,data:a,it:t}=e;i.if(cu(i,a,n,t.opts.ownProperties),()=>{e.setParams({missingProperty:(0,pe._)`${n}`},
!0),e.error()})}ce.checkReportMissingProp=Fp;function kp({gen:e,data:n,it:{opts:i}},a,t){return(0,pe.or)(...a.map(u=>(0,pe.and)(cu(e,n,u,i.ownProperties),(0,pe.
_)`${t} = ${u}`)))}ce.checkMissingProp=kp;function Op(e,n){e.setParams({missingProperty:n},!0),e.error()}ce.reportMissingProp=Op;function ws(e){return e.scopeValue(
"func",{ref:Object.prototype.hasOwnProperty,code:(0,pe._)`Object.prototype.hasOwnProperty`})}ce.hasPropFunc=ws;function hu(e,n,i){return(0,pe._)`${ws(e)}.call(${n}, ${i})`}
ce.isOwnProperty=hu;function Ap(e,n,i,a){let t=(0,pe._)`${n}${(0,pe.getProperty)(i)} !== undefined`;return a?(0,pe._)`${t} && ${hu(e,n,i)}`:t}ce.propertyInData=
Ap;function cu(e,n,i,a){let t=(0,pe._)`${n}${(0,pe.getProperty)(i)} === undefined`;return a?(0,pe.or)(t,(0,pe.not)(hu(e,n,i))):t}ce.noPropertyInData=cu;function Ts(e){
return e?Object.keys(e).filter(n=>n!=="__proto__"):[]}ce.allSchemaProperties=Ts;function Qp(e,n){return Ts(n).filter(i=>!(0,lu.alwaysValidSchema)(e,n[i]))}ce.schemaProperties=
Qp;function Bp({schemaCode:e,data:n,it:{gen:i,topSchemaRef:a,schemaPath:t,errorPath:u},it:o},r,s,h){let l=h?(0,pe._)`${e}, ${n}, ${a}${t}`:n,c=[[Rn.default.instancePath,
(0,pe.strConcat)(Rn.default.instancePath,u)],[Rn.default.parentData,o.parentData],[Rn.default.parentDataProperty,o.parentDataProperty],[Rn.default.rootData,Rn.default.
rootData]];o.opts.dynamicRef&&c.push([Rn.default.dynamicAnchors,Rn.default.dynamicAnchors]);let d=(0,pe._)`${l}, ${i.object(...c)}`;return s!==pe.nil?(0,pe._)`${r}.call(${s}, ${d})`:
(0,pe._)`${r}(${d})`}ce.callValidateCode=Bp;var Gp=(0,pe._)`new RegExp`;function jp({gen:e,it:{opts:n}},i){let a=n.unicodeRegExp?"u":"",{regExp:t}=n.code,u=t(i,
a);return e.scopeValue("pattern",{key:u.toString(),ref:u,code:(0,pe._)`${t.code==="new RegExp"?Gp:(0,Np.useFunc)(e,t)}(${i}, ${a})`})}ce.usePattern=jp;function Kp(e){
let{gen:n,data:i,keyword:a,it:t}=e,u=n.name("valid");if(t.allErrors){let r=n.let("valid",!0);return o(()=>n.assign(r,!1)),r}return n.var(u,!0),o(()=>n.break()),
u;function o(r){let s=n.const("len",(0,pe._)`${i}.length`);n.forRange("i",0,s,h=>{e.subschema({keyword:a,dataProp:h,dataPropType:lu.Type.Num},u),n.if((0,pe.not)(
u),r)})}}ce.validateArray=Kp;function Wp(e){let{gen:n,schema:i,keyword:a,it:t}=e;if(!Array.isArray(i))throw new Error("ajv implementation error");if(i.some(s=>(0,lu.
alwaysValidSchema)(t,s))&&!t.opts.unevaluated)return;let o=n.let("valid",!1),r=n.name("_valid");n.block(()=>i.forEach((s,h)=>{let l=e.subschema({keyword:a,schemaProp:h,
compositeRule:!0},r);n.assign(o,(0,pe._)`${o} || ${r}`),e.mergeValidEvaluated(l,r)||n.if((0,pe.not)(o))})),e.result(o,()=>e.reset(),()=>e.error(!0))}ce.validateUnion=
Wp});var Ms=b(vn=>{"use strict";Object.defineProperty(vn,"__esModule",{value:!0});vn.validateKeywordUsage=vn.validSchemaType=vn.funcKeywordCode=vn.macroKeywordCode=void 0;
var Oe=N(),qn=Ve(),Ip=en(),zp=Bi();function qp(e,n){let{gen:i,keyword:a,schema:t,parentSchema:u,it:o}=e,r=n.macro.call(o.self,t,u,o),s=Ps(i,a,r);o.opts.validateSchema!==
!1&&o.self.validateSchema(r,!0);let h=i.name("valid");e.subschema({schema:r,schemaPath:Oe.nil,errSchemaPath:`${o.errSchemaPath}/${a}`,topSchemaRef:s,compositeRule:!0},
h),e.pass(h,()=>e.error(!0))}vn.macroKeywordCode=qp;function Up(e,n){var i;let{gen:a,keyword:t,schema:u,parentSchema:o,$data:r,it:s}=e;em(s,n);let h=!r&&n.compile?
n.compile.call(s.self,u,o,s):n.validate,l=Ps(a,t,h),c=a.let("valid");e.block$data(c,d),e.ok((i=n.valid)!==null&&i!==void 0?i:c);function d(){if(n.errors===!1)y(),
n.modifying&&_s(e),Y(()=>e.error());else{let C=n.async?p():m();n.modifying&&_s(e),Y(()=>Vp(e,C))}}function p(){let C=a.let("ruleErrs",null);return a.try(()=>y((0,Oe.
_)`await `),D=>a.assign(c,!1).if((0,Oe._)`${D} instanceof ${s.ValidationError}`,()=>a.assign(C,(0,Oe._)`${D}.errors`),()=>a.throw(D))),C}function m(){let C=(0,Oe.
_)`${l}.errors`;return a.assign(C,null),y(Oe.nil),C}function y(C=n.async?(0,Oe._)`await `:Oe.nil){let D=s.opts.passContext?qn.default.this:qn.default.self,w=!("\
compile"in n&&!r||n.schema===!1);a.assign(c,(0,Oe._)`${C}${(0,Ip.callValidateCode)(e,l,D,w)}`,n.modifying)}function Y(C){var D;a.if((0,Oe.not)((D=n.valid)!==null&&
D!==void 0?D:c),C)}}vn.funcKeywordCode=Up;function _s(e){let{gen:n,data:i,it:a}=e;n.if(a.parentData,()=>n.assign(i,(0,Oe._)`${a.parentData}[${a.parentDataProperty}]`))}
function Vp(e,n){let{gen:i}=e;i.if((0,Oe._)`Array.isArray(${n})`,()=>{i.assign(qn.default.vErrors,(0,Oe._)`${qn.default.vErrors} === null ? ${n} : ${qn.default.
vErrors}.concat(${n})`).assign(qn.default.errors,(0,Oe._)`${qn.default.vErrors}.length`),(0,zp.extendErrors)(e)},()=>e.error())}function em({schemaEnv:e},n){if(n.
async&&!e.$async)throw new Error("async keyword in sync schema")}function Ps(e,n,i){if(i===void 0)throw new Error(`keyword "${n}" failed to compile`);return e.scopeValue(
"keyword",typeof i=="function"?{ref:i}:{ref:i,code:(0,Oe.stringify)(i)})}function nm(e,n,i=!1){return!n.length||n.some(a=>a==="array"?Array.isArray(e):a==="obje\
ct"?e&&typeof e=="object"&&!Array.isArray(e):typeof e==a||i&&typeof e>"u")}vn.validSchemaType=nm;function im({schema:e,opts:n,self:i,errSchemaPath:a},t,u){if(Array.
isArray(t.keyword)?!t.keyword.includes(u):t.keyword!==u)throw new Error("ajv implementation error");let o=t.dependencies;if(o?.some(r=>!Object.prototype.hasOwnProperty.
call(e,r)))throw new Error(`parent schema must have dependencies of ${u}: ${o.join(",")}`);if(t.validateSchema&&!t.validateSchema(e[u])){let s=`keyword "${u}" v\
alue is invalid at path "${a}": `+i.errorsText(t.validateSchema.errors);if(n.validateSchema==="log")i.logger.error(s);else throw new Error(s)}}vn.validateKeywordUsage=
im});var Es=b(xn=>{"use strict";Object.defineProperty(xn,"__esModule",{value:!0});xn.extendSubschemaMode=xn.extendSubschemaData=xn.getSubschema=void 0;var Yn=N(),Xs=I();
function am(e,{keyword:n,schemaProp:i,schema:a,schemaPath:t,errSchemaPath:u,topSchemaRef:o}){if(n!==void 0&&a!==void 0)throw new Error('both "keyword" and "sche\
ma" passed, only one allowed');if(n!==void 0){let r=e.schema[n];return i===void 0?{schema:r,schemaPath:(0,Yn._)`${e.schemaPath}${(0,Yn.getProperty)(n)}`,errSchemaPath:`${e.
errSchemaPath}/${n}`}:{schema:r[i],schemaPath:(0,Yn._)`${e.schemaPath}${(0,Yn.getProperty)(n)}${(0,Yn.getProperty)(i)}`,errSchemaPath:`${e.errSchemaPath}/${n}/${(0,Xs.
escapeFragment)(i)}`}}if(a!==void 0){if(t===void 0||u===void 0||o===void 0)throw new Error('"schemaPath", "errSchemaPath" and "topSchemaRef" are required with "\
schema"');return{schema:a,schemaPath:t,topSchemaRef:o,errSchemaPath:u}}throw new Error('either "keyword" or "schema" must be passed')}xn.getSubschema=am;function tm(e,n,{
dataProp:i,dataPropType:a,data:t,dataTypes:u,propertyName:o}){if(t!==void 0&&i!==void 0)throw new Error('both "data" and "dataProp" passed, only one allowed');let{
gen:r}=n;if(i!==void 0){let{errorPath:h,dataPathArr:l,opts:c}=n,d=r.let("data",(0,Yn._)`${n.data}${(0,Yn.getProperty)(i)}`,!0);s(d),e.errorPath=(0,Yn.str)`${h}${(0,Xs.
getErrorPath)(i,a,c.jsPropertySyntax)}`,e.parentDataProperty=(0,Yn._)`${i}`,e.dataPathArr=[...l,e.parentDataProperty]}if(t!==void 0){let h=t instanceof Yn.Name?
t:r.let("data",t,!0);s(h),o!==void 0&&(e.propertyName=o)}u&&(e.dataTypes=u);function s(h){e.data=h,e.dataLevel=n.dataLevel+1,e.dataTypes=[],n.definedProperties=
new Set,e.parentData=n.data,e.dataNames=[...n.dataNames,h]}}xn.extendSubschemaData=tm;function um(e,{jtdDiscriminator:n,jtdMetadata:i,compositeRule:a,createErrors:t,
allErrors:u}){a!==void 0&&(e.compositeRule=a),t!==void 0&&(e.createErrors=t),u!==void 0&&(e.allErrors=u),e.jtdDiscriminator=n,e.jtdMetadata=i}xn.extendSubschemaMode=
um});var du=b((sD,$s)=>{"use strict";$s.exports=function e(n,i){if(n===i)return!0;if(n&&i&&typeof n=="object"&&typeof i=="object"){if(n.constructor!==i.constructor)return!1;
var a,t,u;if(Array.isArray(n)){if(a=n.length,a!=i.length)return!1;for(t=a;t--!==0;)if(!e(n[t],i[t]))return!1;return!0}if(n.constructor===RegExp)return n.source===
i.source&&n.flags===i.flags;if(n.valueOf!==Object.prototype.valueOf)return n.valueOf()===i.valueOf();if(n.toString!==Object.prototype.toString)return n.toString()===
i.toString();if(u=Object.keys(n),a=u.length,a!==Object.keys(i).length)return!1;for(t=a;t--!==0;)if(!Object.prototype.hasOwnProperty.call(i,u[t]))return!1;for(t=
a;t--!==0;){var o=u[t];if(!e(n[o],i[o]))return!1}return!0}return n!==n&&i!==i}});var Rs=b((lD,Hs)=>{"use strict";var Nn=Hs.exports=function(e,n,i){typeof n=="function"&&(i=n,n={}),i=n.cb||i;var a=typeof i=="function"?i:i.pre||function(){},t=i.
post||function(){};Ra(n,a,t,e,"",e)};Nn.keywords={additionalItems:!0,items:!0,contains:!0,additionalProperties:!0,propertyNames:!0,not:!0,if:!0,then:!0,else:!0};
Nn.arrayKeywords={items:!0,allOf:!0,anyOf:!0,oneOf:!0};Nn.propsKeywords={$defs:!0,definitions:!0,properties:!0,patternProperties:!0,dependencies:!0};Nn.skipKeywords=
{default:!0,enum:!0,const:!0,required:!0,maximum:!0,minimum:!0,exclusiveMaximum:!0,exclusiveMinimum:!0,multipleOf:!0,maxLength:!0,minLength:!0,pattern:!0,format:!0,
maxItems:!0,minItems:!0,uniqueItems:!0,maxProperties:!0,minProperties:!0};function Ra(e,n,i,a,t,u,o,r,s,h){if(a&&typeof a=="object"&&!Array.isArray(a)){n(a,t,u,
o,r,s,h);for(var l in a){var c=a[l];if(Array.isArray(c)){if(l in Nn.arrayKeywords)for(var d=0;d<c.length;d++)Ra(e,n,i,c[d],t+"/"+l+"/"+d,u,t,l,a,d)}else if(l in
Nn.propsKeywords){if(c&&typeof c=="object")for(var p in c)Ra(e,n,i,c[p],t+"/"+l+"/"+om(p),u,t,l,a,p)}else(l in Nn.keywords||e.allKeys&&!(l in Nn.skipKeywords))&&
Ra(e,n,i,c,t+"/"+l,u,t,l,a)}i(a,t,u,o,r,s,h)}}function om(e){return e.replace(/~/g,"~0").replace(/\//g,"~1")}});var ji=b(Ge=>{"use strict";Object.defineProperty(Ge,"__esModule",{value:!0});Ge.getSchemaRefs=Ge.resolveUrl=Ge.normalizeId=Ge._getFullPath=Ge.getFullPath=Ge.inlineRef=
void 0;var rm=I(),sm=du(),lm=Rs(),hm=new Set(["type","format","pattern","maxLength","minLength","maxProperties","minProperties","maxItems","minItems","maximum",
"minimum","uniqueItems","multipleOf","required","enum","const"]);function cm(e,n=!0){return typeof e=="boolean"?!0:n===!0?!gu(e):n?xs(e)<=n:!1}Ge.inlineRef=cm;var dm=new Set(
["$ref","$recursiveRef","$recursiveAnchor","$dynamicRef","$dynamicAnchor"]);function gu(e){for(let n in e){if(dm.has(n))return!0;let i=e[n];if(Array.isArray(i)&&
i.some(gu)||typeof i=="object"&&gu(i))return!0}return!1}function xs(e){let n=0;for(let i in e){if(i==="$ref")return 1/0;if(n++,!hm.has(i)&&(typeof e[i]=="object"&&
(0,rm.eachItem)(e[i],a=>n+=xs(a)),n===1/0))return 1/0}return n}function Ns(e,n="",i){i!==!1&&(n=gi(n));let a=e.parse(n);return Fs(e,a)}Ge.getFullPath=Ns;function Fs(e,n){
return e.serialize(n).split("#")[0]+"#"}Ge._getFullPath=Fs;var gm=/#\/?$/;function gi(e){return e?e.replace(gm,""):""}Ge.normalizeId=gi;function fm(e,n,i){return i=
gi(i),e.resolve(n,i)}Ge.resolveUrl=fm;var pm=/^[a-z_][-a-z0-9._]*$/i;function mm(e,n){if(typeof e=="boolean")return{};let{schemaId:i,uriResolver:a}=this.opts,t=gi(
e[i]||n),u={"":t},o=Ns(a,t,!1),r={},s=new Set;return lm(e,{allKeys:!0},(c,d,p,m)=>{if(m===void 0)return;let y=o+d,Y=u[m];typeof c[i]=="string"&&(Y=C.call(this,c[i])),
D.call(this,c.$anchor),D.call(this,c.$dynamicAnchor),u[d]=Y;function C(w){let M=this.opts.uriResolver.resolve;if(w=gi(Y?M(Y,w):w),s.has(w))throw l(w);s.add(w);let J=this.
refs[w];return typeof J=="string"&&(J=this.refs[J]),typeof J=="object"?h(c,J.schema,w):w!==gi(y)&&(w[0]==="#"?(h(c,r[w],w),r[w]=c):this.refs[w]=y),w}function D(w){
if(typeof w=="string"){if(!pm.test(w))throw new Error(`invalid anchor "${w}"`);C.call(this,`#${w}`)}}}),r;function h(c,d,p){if(d!==void 0&&!sm(c,d))throw l(p)}function l(c){
return new Error(`reference "${c}" resolves to more than one schema`)}}Ge.getSchemaRefs=mm});var fi=b(Fn=>{"use strict";Object.defineProperty(Fn,"__esModule",{value:!0});Fn.getData=Fn.KeywordCxt=Fn.validateFunctionCode=void 0;var Bs=vs(),ks=Gi(),pu=uu(),
xa=Gi(),ym=Ds(),Wi=Ms(),fu=Es(),E=N(),R=Ve(),Sm=ji(),_n=I(),Ki=Bi();function vm(e){if(Ks(e)&&(Ws(e),js(e))){Lm(e);return}Gs(e,()=>(0,Bs.topBoolOrEmptySchema)(e))}
Fn.validateFunctionCode=vm;function Gs({gen:e,validateName:n,schema:i,schemaEnv:a,opts:t},u){t.code.es5?e.func(n,(0,E._)`${R.default.data}, ${R.default.valCxt}`,
a.$async,()=>{e.code((0,E._)`"use strict"; ${Os(i,t)}`),Cm(e,t),e.code(u)}):e.func(n,(0,E._)`${R.default.data}, ${Ym(t)}`,a.$async,()=>e.code(Os(i,t)).code(u))}
function Ym(e){return(0,E._)`{${R.default.instancePath}="", ${R.default.parentData}, ${R.default.parentDataProperty}, ${R.default.rootData}=${R.default.data}${e.
dynamicRef?(0,E._)`, ${R.default.dynamicAnchors}={}`:E.nil}}={}`}function Cm(e,n){e.if(R.default.valCxt,()=>{e.var(R.default.instancePath,(0,E._)`${R.default.valCxt}.${R.
default.instancePath}`),e.var(R.default.parentData,(0,E._)`${R.default.valCxt}.${R.default.parentData}`),e.var(R.default.parentDataProperty,(0,E._)`${R.default.
valCxt}.${R.default.parentDataProperty}`),e.var(R.default.rootData,(0,E._)`${R.default.valCxt}.${R.default.rootData}`),n.dynamicRef&&e.var(R.default.dynamicAnchors,
(0,E._)`${R.default.valCxt}.${R.default.dynamicAnchors}`)},()=>{e.var(R.default.instancePath,(0,E._)`""`),e.var(R.default.parentData,(0,E._)`undefined`),e.var(R.
default.parentDataProperty,(0,E._)`undefined`),e.var(R.default.rootData,R.default.data),n.dynamicRef&&e.var(R.default.dynamicAnchors,(0,E._)`{}`)})}function Lm(e){
let{schema:n,opts:i,gen:a}=e;Gs(e,()=>{i.$comment&&n.$comment&&zs(e),wm(e),a.let(R.default.vErrors,null),a.let(R.default.errors,0),i.unevaluated&&bm(e),Is(e),Pm(
e)})}function bm(e){let{gen:n,validateName:i}=e;e.evaluated=n.const("evaluated",(0,E._)`${i}.evaluated`),n.if((0,E._)`${e.evaluated}.dynamicProps`,()=>n.assign(
(0,E._)`${e.evaluated}.props`,(0,E._)`undefined`)),n.if((0,E._)`${e.evaluated}.dynamicItems`,()=>n.assign((0,E._)`${e.evaluated}.items`,(0,E._)`undefined`))}function Os(e,n){
let i=typeof e=="object"&&e[n.schemaId];return i&&(n.code.source||n.code.process)?(0,E._)`/*# sourceURL=${i} */`:E.nil}function Jm(e,n){if(Ks(e)&&(Ws(e),js(e))){
Zm(e,n);return}(0,Bs.boolOrEmptySchema)(e,n)}function js({schema:e,self:n}){if(typeof e=="boolean")return!e;for(let i in e)if(n.RULES.all[i])return!0;return!1}function Ks(e){
return typeof e.schema!="boolean"}function Zm(e,n){let{schema:i,gen:a,opts:t}=e;t.$comment&&i.$comment&&zs(e),Tm(e),_m(e);let u=a.const("_errs",R.default.errors);
Is(e,u),a.var(n,(0,E._)`${u} === ${R.default.errors}`)}function Ws(e){(0,_n.checkUnknownRules)(e),Dm(e)}function Is(e,n){if(e.opts.jtd)return As(e,[],!1,n);let i=(0,ks.
getSchemaTypes)(e.schema),a=(0,ks.coerceAndCheckDataType)(e,i);As(e,i,!a,n)}function Dm(e){let{schema:n,errSchemaPath:i,opts:a,self:t}=e;n.$ref&&a.ignoreKeywordsWithRef&&
(0,_n.schemaHasRulesButRef)(n,t.RULES)&&t.logger.warn(`$ref: keywords ignored in schema at path "${i}"`)}function wm(e){let{schema:n,opts:i}=e;n.default!==void 0&&
i.useDefaults&&i.strictSchema&&(0,_n.checkStrictMode)(e,"default is ignored in the schema root")}function Tm(e){let n=e.schema[e.opts.schemaId];n&&(e.baseId=(0,Sm.
resolveUrl)(e.opts.uriResolver,e.baseId,n))}function _m(e){if(e.schema.$async&&!e.schemaEnv.$async)throw new Error("async schema in sync schema")}function zs({gen:e,
schemaEnv:n,schema:i,errSchemaPath:a,opts:t}){let u=i.$comment;if(t.$comment===!0)e.code((0,E._)`${R.default.self}.logger.log(${u})`);else if(typeof t.$comment==
"function"){let o=(0,E.str)`${a}/$comment`,r=e.scopeValue("root",{ref:n.root});e.code((0,E._)`${R.default.self}.opts.$comment(${u}, ${o}, ${r}.schema)`)}}function Pm(e){
let{gen:n,schemaEnv:i,validateName:a,ValidationError:t,opts:u}=e;i.$async?n.if((0,E._)`${R.default.errors} === 0`,()=>n.return(R.default.data),()=>n.throw((0,E.
_)`new ${t}(${R.default.vErrors})`)):(n.assign((0,E._)`${a}.errors`,R.default.vErrors),u.unevaluated&&Mm(e),n.return((0,E._)`${R.default.errors} === 0`))}function Mm({
gen:e,evaluated:n,props:i,items:a}){i instanceof E.Name&&e.assign((0,E._)`${n}.props`,i),a instanceof E.Name&&e.assign((0,E._)`${n}.items`,a)}function As(e,n,i,a){
let{gen:t,schema:u,data:o,allErrors:r,opts:s,self:h}=e,{RULES:l}=h;if(u.$ref&&(s.ignoreKeywordsWithRef||!(0,_n.schemaHasRulesButRef)(u,l))){t.block(()=>Us(e,"$r\
ef",l.all.$ref.definition));return}s.jtd||Xm(e,n),t.block(()=>{for(let d of l.rules)c(d);c(l.post)});function c(d){(0,pu.shouldUseGroup)(u,d)&&(d.type?(t.if((0,xa.
checkDataType)(d.type,o,s.strictNumbers)),Qs(e,d),n.length===1&&n[0]===d.type&&i&&(t.else(),(0,xa.reportTypeError)(e)),t.endIf()):Qs(e,d),r||t.if((0,E._)`${R.default.
errors} === ${a||0}`))}}function Qs(e,n){let{gen:i,schema:a,opts:{useDefaults:t}}=e;t&&(0,ym.assignDefaults)(e,n.type),i.block(()=>{for(let u of n.rules)(0,pu.shouldUseRule)(
a,u)&&Us(e,u.keyword,u.definition,n.type)})}function Xm(e,n){e.schemaEnv.meta||!e.opts.strictTypes||(Em(e,n),e.opts.allowUnionTypes||$m(e,n),Hm(e,e.dataTypes))}
function Em(e,n){if(n.length){if(!e.dataTypes.length){e.dataTypes=n;return}n.forEach(i=>{qs(e.dataTypes,i)||mu(e,`type "${i}" not allowed by context "${e.dataTypes.
join(",")}"`)}),xm(e,n)}}function $m(e,n){n.length>1&&!(n.length===2&&n.includes("null"))&&mu(e,"use allowUnionTypes to allow union type keyword")}function Hm(e,n){
let i=e.self.RULES.all;for(let a in i){let t=i[a];if(typeof t=="object"&&(0,pu.shouldUseRule)(e.schema,t)){let{type:u}=t.definition;u.length&&!u.some(o=>Rm(n,o))&&
mu(e,`missing type "${u.join(",")}" for keyword "${a}"`)}}}function Rm(e,n){return e.includes(n)||n==="number"&&e.includes("integer")}function qs(e,n){return e.
includes(n)||n==="integer"&&e.includes("number")}function xm(e,n){let i=[];for(let a of e.dataTypes)qs(n,a)?i.push(a):n.includes("integer")&&a==="number"&&i.push(
"integer");e.dataTypes=i}function mu(e,n){let i=e.schemaEnv.baseId+e.errSchemaPath;n+=` at "${i}" (strictTypes)`,(0,_n.checkStrictMode)(e,n,e.opts.strictTypes)}
var Na=class{constructor(n,i,a){if((0,Wi.validateKeywordUsage)(n,i,a),this.gen=n.gen,this.allErrors=n.allErrors,this.keyword=a,this.data=n.data,this.schema=n.schema[a],
this.$data=i.$data&&n.opts.$data&&this.schema&&this.schema.$data,this.schemaValue=(0,_n.schemaRefOrVal)(n,this.schema,a,this.$data),this.schemaType=i.schemaType,
this.parentSchema=n.schema,this.params={},this.it=n,this.def=i,this.$data)this.schemaCode=n.gen.const("vSchema",Vs(this.$data,n));else if(this.schemaCode=this.schemaValue,
!(0,Wi.validSchemaType)(this.schema,i.schemaType,i.allowUndefined))throw new Error(`${a} value must be ${JSON.stringify(i.schemaType)}`);("code"in i?i.trackErrors:
i.errors!==!1)&&(this.errsCount=n.gen.const("_errs",R.default.errors))}result(n,i,a){this.failResult((0,E.not)(n),i,a)}failResult(n,i,a){this.gen.if(n),a?a():this.
error(),i?(this.gen.else(),i(),this.allErrors&&this.gen.endIf()):this.allErrors?this.gen.endIf():this.gen.else()}pass(n,i){this.failResult((0,E.not)(n),void 0,i)}fail(n){
if(n===void 0){this.error(),this.allErrors||this.gen.if(!1);return}this.gen.if(n),this.error(),this.allErrors?this.gen.endIf():this.gen.else()}fail$data(n){if(!this.
$data)return this.fail(n);let{schemaCode:i}=this;this.fail((0,E._)`${i} !== undefined && (${(0,E.or)(this.invalid$data(),n)})`)}error(n,i,a){if(i){this.setParams(
i),this._error(n,a),this.setParams({});return}this._error(n,a)}_error(n,i){(n?Ki.reportExtraError:Ki.reportError)(this,this.def.error,i)}$dataError(){(0,Ki.reportError)(
this,this.def.$dataError||Ki.keyword$DataError)}reset(){if(this.errsCount===void 0)throw new Error('add "trackErrors" to keyword definition');(0,Ki.resetErrorsCount)(
this.gen,this.errsCount)}ok(n){this.allErrors||this.gen.if(n)}setParams(n,i){i?Object.assign(this.params,n):this.params=n}block$data(n,i,a=E.nil){this.gen.block(
()=>{this.check$data(n,a),i()})}check$data(n=E.nil,i=E.nil){if(!this.$data)return;let{gen:a,schemaCode:t,schemaType:u,def:o}=this;a.if((0,E.or)((0,E._)`${t} === undefined`,
i)),n!==E.nil&&a.assign(n,!0),(u.length||o.validateSchema)&&(a.elseIf(this.invalid$data()),this.$dataError(),n!==E.nil&&a.assign(n,!1)),a.else()}invalid$data(){
let{gen:n,schemaCode:i,schemaType:a,def:t,it:u}=this;return(0,E.or)(o(),r());function o(){if(a.length){if(!(i instanceof E.Name))throw new Error("ajv implementa\
tion error");let s=Array.isArray(a)?a:[a];return(0,E._)`${(0,xa.checkDataTypes)(s,i,u.opts.strictNumbers,xa.DataType.Wrong)}`}return E.nil}function r(){if(t.validateSchema){
let s=n.scopeValue("validate$data",{ref:t.validateSchema});return(0,E._)`!${s}(${i})`}return E.nil}}subschema(n,i){let a=(0,fu.getSubschema)(this.it,n);(0,fu.extendSubschemaData)(
a,this.it,n),(0,fu.extendSubschemaMode)(a,n);let t={...this.it,...a,items:void 0,props:void 0};return Jm(t,i),t}mergeEvaluated(n,i){let{it:a,gen:t}=this;a.opts.
unevaluated&&(a.props!==!0&&n.props!==void 0&&(a.props=_n.mergeEvaluated.props(t,n.props,a.props,i)),a.items!==!0&&n.items!==void 0&&(a.items=_n.mergeEvaluated.
items(t,n.items,a.items,i)))}mergeValidEvaluated(n,i){let{it:a,gen:t}=this;if(a.opts.unevaluated&&(a.props!==!0||a.items!==!0))return t.if(i,()=>this.mergeEvaluated(
n,E.Name)),!0}};Fn.KeywordCxt=Na;function Us(e,n,i,a){let t=new Na(e,i,n);"code"in i?i.code(t,a):t.$data&&i.validate?(0,Wi.funcKeywordCode)(t,i):"macro"in i?(0,Wi.
macroKeywordCode)(t,i):(i.compile||i.validate)&&(0,Wi.funcKeywordCode)(t,i)}var Nm=/^\/(?:[^~]|~0|~1)*$/,Fm=/^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;function Vs(e,{dataLevel:n,
dataNames:i,dataPathArr:a}){let t,u;if(e==="")return R.default.rootData;if(e[0]==="/"){if(!Nm.test(e))throw new Error(`Invalid JSON-pointer: ${e}`);t=e,u=R.default.
rootData}else{let h=Fm.exec(e);if(!h)throw new Error(`Invalid JSON-pointer: ${e}`);let l=+h[1];if(t=h[2],t==="#"){if(l>=n)throw new Error(s("property/index",l));
return a[n-l]}if(l>n)throw new Error(s("data",l));if(u=i[n-l],!t)return u}let o=u,r=t.split("/");for(let h of r)h&&(u=(0,E._)`${u}${(0,E.getProperty)((0,_n.unescapeJsonPointer)(
h))}`,o=(0,E._)`${o} && ${u}`);return o;function s(h,l){return`Cannot access ${h} ${l} levels up, current level is ${n}`}}Fn.getData=Vs});var Ii=b(Su=>{"use strict";Object.defineProperty(Su,"__esModule",{value:!0});var yu=class extends Error{constructor(n){super("validation failed"),this.errors=n,
this.ajv=this.validation=!0}};Su.default=yu});var pi=b(Cu=>{"use strict";Object.defineProperty(Cu,"__esModule",{value:!0});var vu=ji(),Yu=class extends Error{constructor(n,i,a,t){super(t||`can't resolve ref\
erence ${a} from id ${i}`),this.missingRef=(0,vu.resolveUrl)(n,i,a),this.missingSchema=(0,vu.normalizeId)((0,vu.getFullPath)(n,this.missingRef))}};Cu.default=Yu});var zi=b(nn=>{"use strict";Object.defineProperty(nn,"__esModule",{value:!0});nn.resolveSchema=nn.getCompilingSchema=nn.resolveRef=nn.compileSchema=nn.SchemaEnv=
void 0;var sn=N(),km=Ii(),Un=Ve(),ln=ji(),el=I(),Om=fi(),mi=class{constructor(n){var i;this.refs={},this.dynamicAnchors={};let a;typeof n.schema=="object"&&(a=n.
schema),this.schema=n.schema,this.schemaId=n.schemaId,this.root=n.root||this,this.baseId=(i=n.baseId)!==null&&i!==void 0?i:(0,ln.normalizeId)(a?.[n.schemaId||"$\
id"]),this.schemaPath=n.schemaPath,this.localRefs=n.localRefs,this.meta=n.meta,this.$async=a?.$async,this.refs={}}};nn.SchemaEnv=mi;function bu(e){let n=nl.call(
this,e);if(n)return n;let i=(0,ln.getFullPath)(this.opts.uriResolver,e.root.baseId),{es5:a,lines:t}=this.opts.code,{ownProperties:u}=this.opts,o=new sn.CodeGen(
this.scope,{es5:a,lines:t,ownProperties:u}),r;e.$async&&(r=o.scopeValue("Error",{ref:km.default,code:(0,sn._)`require("ajv/dist/runtime/validation_error").default`}));
let s=o.scopeName("validate");e.validateName=s;let h={gen:o,allErrors:this.opts.allErrors,data:Un.default.data,parentData:Un.default.parentData,parentDataProperty:Un.
default.parentDataProperty,dataNames:[Un.default.data],dataPathArr:[sn.nil],dataLevel:0,dataTypes:[],definedProperties:new Set,topSchemaRef:o.scopeValue("schema",
this.opts.code.source===!0?{ref:e.schema,code:(0,sn.stringify)(e.schema)}:{ref:e.schema}),validateName:s,ValidationError:r,schema:e.schema,schemaEnv:e,rootId:i,
baseId:e.baseId||i,schemaPath:sn.nil,errSchemaPath:e.schemaPath||(this.opts.jtd?"":"#"),errorPath:(0,sn._)`""`,opts:this.opts,self:this},l;try{this._compilations.
add(e),(0,Om.validateFunctionCode)(h),o.optimize(this.opts.code.optimize);let c=o.toString();l=`${o.scopeRefs(Un.default.scope)}return ${c}`,this.opts.code.process&&
(l=this.opts.code.process(l,e));let p=new Function(`${Un.default.self}`,`${Un.default.scope}`,l)(this,this.scope.get());if(this.scope.value(s,{ref:p}),p.errors=
null,p.schema=e.schema,p.schemaEnv=e,e.$async&&(p.$async=!0),this.opts.code.source===!0&&(p.source={validateName:s,validateCode:c,scopeValues:o._values}),this.opts.
unevaluated){let{props:m,items:y}=h;p.evaluated={props:m instanceof sn.Name?void 0:m,items:y instanceof sn.Name?void 0:y,dynamicProps:m instanceof sn.Name,dynamicItems:y instanceof
sn.Name},p.source&&(p.source.evaluated=(0,sn.stringify)(p.evaluated))}return e.validate=p,e}catch(c){throw delete e.validate,delete e.validateName,l&&this.logger.
error("Error compiling schema, function code:",l),c}finally{this._compilations.delete(e)}}nn.compileSchema=bu;function Am(e,n,i){var a;i=(0,ln.resolveUrl)(this.
opts.uriResolver,n,i);let t=e.refs[i];if(t)return t;let u=Gm.call(this,e,i);if(u===void 0){let o=(a=e.localRefs)===null||a===void 0?void 0:a[i],{schemaId:r}=this.
opts;o&&(u=new mi({schema:o,schemaId:r,root:e,baseId:n}))}if(u!==void 0)return e.refs[i]=Qm.call(this,u)}nn.resolveRef=Am;function Qm(e){return(0,ln.inlineRef)(
e.schema,this.opts.inlineRefs)?e.schema:e.validate?e:bu.call(this,e)}function nl(e){for(let n of this._compilations)if(Bm(n,e))return n}nn.getCompilingSchema=nl;
function Bm(e,n){return e.schema===n.schema&&e.root===n.root&&e.baseId===n.baseId}function Gm(e,n){let i;for(;typeof(i=this.refs[n])=="string";)n=i;return i||this.
schemas[n]||Fa.call(this,e,n)}function Fa(e,n){let i=this.opts.uriResolver.parse(n),a=(0,ln._getFullPath)(this.opts.uriResolver,i),t=(0,ln.getFullPath)(this.opts.
uriResolver,e.baseId,void 0);if(Object.keys(e.schema).length>0&&a===t)return Lu.call(this,i,e);let u=(0,ln.normalizeId)(a),o=this.refs[u]||this.schemas[u];if(typeof o==
"string"){let r=Fa.call(this,e,o);return typeof r?.schema!="object"?void 0:Lu.call(this,i,r)}if(typeof o?.schema=="object"){if(o.validate||bu.call(this,o),u===(0,ln.
normalizeId)(n)){let{schema:r}=o,{schemaId:s}=this.opts,h=r[s];return h&&(t=(0,ln.resolveUrl)(this.opts.uriResolver,t,h)),new mi({schema:r,schemaId:s,root:e,baseId:t})}
return Lu.call(this,i,o)}}nn.resolveSchema=Fa;var jm=new Set(["properties","patternProperties","enum","dependencies","definitions"]);function Lu(e,{baseId:n,schema:i,
root:a}){var t;if(((t=e.fragment)===null||t===void 0?void 0:t[0])!=="/")return;for(let r of e.fragment.slice(1).split("/")){if(typeof i=="boolean")return;let s=i[(0,el.
unescapeFragment)(r)];if(s===void 0)return;i=s;let h=typeof i=="object"&&i[this.opts.schemaId];!jm.has(r)&&h&&(n=(0,ln.resolveUrl)(this.opts.uriResolver,n,h))}let u;
if(typeof i!="boolean"&&i.$ref&&!(0,el.schemaHasRulesButRef)(i,this.RULES)){let r=(0,ln.resolveUrl)(this.opts.uriResolver,n,i.$ref);u=Fa.call(this,a,r)}let{schemaId:o}=this.
opts;if(u=u||new mi({schema:i,schemaId:o,root:a,baseId:n}),u.schema!==u.root.schema)return u}});var il=b((pD,Km)=>{Km.exports={$id:"https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#",description:"Meta-schema for $data reference\
 (JSON AnySchema extension proposal)",type:"object",required:["$data"],properties:{$data:{type:"string",anyOf:[{format:"relative-json-pointer"},{format:"json-po\
inter"}]}},additionalProperties:!1}});var _u=b((mD,hl)=>{"use strict";var Wm=RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu),Zu=RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u),
Im=RegExp.prototype.test.bind(/^\d*$/u),Vn=RegExp.prototype.test.bind(/^[\da-f]{2}$/iu),Du=RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu),tl=RegExp.prototype.test.
bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u),wu=RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u),zm=RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u),
je=new Array(256);{let e="0123456789ABCDEF";for(let n=0;n<256;n++)je[n]="%"+e[n>>4]+e[n&15]}function xe(e){return e<2048?je[192|e>>6]+je[128|e&63]:e<65536?je[224|
e>>12]+je[128|e>>6&63]+je[128|e&63]:je[240|e>>18]+je[128|e>>12&63]+je[128|e>>6&63]+je[128|e&63]}function qm(e){let n="",i=0,a=0;for(a=0;a<e.length;a++)if(i=e[a].
charCodeAt(0),i!==48){if(!(i>=48&&i<=57||i>=65&&i<=70||i>=97&&i<=102))return"";n+=e[a];break}for(a+=1;a<e.length;a++){if(i=e[a].charCodeAt(0),!(i>=48&&i<=57||i>=
65&&i<=70||i>=97&&i<=102))return"";n+=e[a]}return n}var Um=RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/),Vm=RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/),
ey=RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/),ny=RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);function iy(e){if(e.length===0)return!1;for(let n=0;n<
e.length;n++)if(!ey(e[n])){if(e[n]==="%"&&n+2<e.length&&Vn(e.slice(n+1,n+3))){n+=2;continue}return!1}return!0}function al(e){let n=-1,i=0,a=-1,t=0;for(let r=0;r<
e.length;r++)e[r]==="0"?(a===-1&&(a=r),t++,t>i&&(i=t,n=a)):(a=-1,t=0);if(i<2)return e.join(":");let u=e.slice(0,n).join(":"),o=e.slice(n+i).join(":");return u+"\
::"+o}function ay(e){let n=e.indexOf("::");if(n!==-1&&e.indexOf("::",n+1)!==-1)return;let i=n===-1?e.split(":"):e.slice(0,n).split(":"),a=n===-1?[]:e.slice(n+2).
split(":");n!==-1&&(i.length===1&&i[0]===""&&(i.length=0),a.length===1&&a[0]===""&&(a.length=0));let t=i.concat(a),u=0;for(let r=0;r<t.length;r++){let s=t[r];if(s===
"")return;if(s.indexOf(".")!==-1){if(r!==t.length-1||n!==-1&&a.length===0||!Zu(s))return;u+=2;continue}if(!Um(s))return;t[r]=parseInt(s,16).toString(16),u++}if(n===
-1)return u!==8?void 0:al(t);if(u>=8)return;let o=t.slice(0,i.length);for(let r=u;r<8;r++)o.push("0");for(let r=i.length;r<t.length;r++)o.push(t[r]);return al(o)}
function Ju(e){let n=e[0]==="["&&e[e.length-1]==="]";if((e[0]==="["||e[e.length-1]==="]")&&!n)return{host:e,isIPV6:!1,error:!0};let a=n?e.slice(1,-1):e;if(n&&Vm(
a))return a=a.toLowerCase(),{host:`[${a}]`,escapedHost:a,isIPV6:!1,isIPVFuture:!0};if(ty(a,":")<2)return{host:e,isIPV6:!1,error:n};let t="",u=a.indexOf("%");if(u!==
-1){let r=a.slice(u,u+3).toLowerCase()==="%25"?3:1;if(t=a.slice(u+r),!iy(t))return{host:e,isIPV6:!1,error:!0};a=a.slice(0,u)}let o=ay(a);return o===void 0?{host:e,
isIPV6:!1,error:!0}:{host:o+(t?"%"+t:""),escapedHost:o+(t?"%25"+t:""),isIPV6:!0}}function ty(e,n){let i=0;for(let a=0;a<e.length;a++)e[a]===n&&i++;return i}function ul(e){
let n=e,i=[],a=-1,t=0;for(;t=n.length;){if(t===1){if(n===".")break;if(n==="/"){i.push("/");break}else{i.push(n);break}}else if(t===2){if(n[0]==="."){if(n[1]==="\
.")break;if(n[1]==="/"){n=n.slice(2);continue}}else if(n[0]==="/"&&(n[1]==="."||n[1]==="/")){i.push("/");break}}else if(t===3&&n==="/.."){i.length!==0&&i.pop(),
i.push("/");break}if(n[0]==="."){if(n[1]==="."){if(n[2]==="/"){n=n.slice(3);continue}}else if(n[1]==="/"){n=n.slice(2);continue}}else if(n[0]==="/"&&n[1]==="."){
if(n[2]==="/"){n=n.slice(2);continue}else if(n[2]==="."&&n[3]==="/"){n=n.slice(3),i.length!==0&&i.pop();continue}}if((a=n.indexOf("/",1))===-1){i.push(n);break}else
i.push(n.slice(0,a)),n=n.slice(a)}return i.join("")}function uy(e){if(e===""||e[0]==="/")return ul(e);let n=e.split("/"),i=n.length-1,a=[],t=!1;for(let u=0;u<=i;u++){
let o=n[u];o==="."||o===".."?(o===".."&&(a.length!==0&&a[a.length-1]!==".."?a.pop():a.push("..")),t=u===i):a.push(o)}return t&&a[a.length-1]!==".."&&a.push(""),
(a.length===0||a[0]===""||a[0].includes(":"))&&a.unshift("."),a.join("/")}var oy={"@":"%40","/":"%2F","?":"%3F","#":"%23",":":"%3A"},ry=/[@/?#:]/g,sy=/[@/?#]/g;
function ol(e,n){let i=n?sy:ry;return i.lastIndex=0,e.replace(i,a=>oy[a])}function rl(e,n=!1){if(e.indexOf("%")===-1)return e;let i="";for(let a=0;a<e.length;a++){
if(e[a]==="%"&&a+2<e.length){let t=e.slice(a+1,a+3);if(Vn(t)){let u=t.toUpperCase(),o=String.fromCharCode(parseInt(u,16));n&&Du(o)?i+=o:i+="%"+u,a+=2;continue}}
i+=e[a]}return i}function ly(e){let n="";for(let i=0;i<e.length;i++){let a=e[i];if(a==="%"&&i+2<e.length){let t=e.slice(i+1,i+3);if(Vn(t)){let u=t.toUpperCase(),
o=String.fromCharCode(parseInt(u,16));o!=="."&&Du(o)?n+=o:n+="%"+u,i+=2;continue}}if(tl(a))n+=a;else{let t=e.charCodeAt(i);if(t<128)n+=ll(t)?a:je[t];else if(t<55296||
t>57343)n+=xe(t);else if(t<=56319&&i+1<e.length){let u=e.charCodeAt(i+1);u>=56320&&u<=57343?(n+=xe(65536+(t-55296<<10)+(u-56320)),i++):n+=xe(65533)}else n+=xe(65533)}}
return n}function hy(e,n=!1){let i="",a=n&&e[0]!=="/";for(let t=0;t<e.length;t++){let u=e[t];if(u==="%"&&t+2<e.length){let o=e.slice(t+1,t+3);if(Vn(o)){i+="%"+o.
toUpperCase(),t+=2;continue}}if(u==="/"&&(a=!1),tl(u)&&(u!==":"||!a))i+=u;else{let o=e.charCodeAt(t);if(o<128)i+=je[o];else if(o<55296||o>57343)i+=xe(o);else if(o<=
56319&&t+1<e.length){let r=e.charCodeAt(t+1);r>=56320&&r<=57343?(i+=xe(65536+(o-55296<<10)+(r-56320)),t++):i+=xe(65533)}else i+=xe(65533)}}return i}function Tu(e,n){
let i="";for(let a=0;a<e.length;a++){let t=e[a];if(t==="%"&&a+2<e.length){let u=e.slice(a+1,a+3);if(Vn(u)){i+="%"+u.toUpperCase(),a+=2;continue}}if(n(t))i+=t;else{
let u=e.charCodeAt(a);if(u<128)i+=je[u];else if(u<55296||u>57343)i+=xe(u);else if(u<=56319&&a+1<e.length){let o=e.charCodeAt(a+1);o>=56320&&o<=57343?(i+=xe(65536+
(u-55296<<10)+(o-56320)),a++):i+=xe(65533)}else i+=xe(65533)}}return i}function sl(e){return Tu(e,zm)}function cy(e){return Tu(e,wu)}function dy(e){return Tu(e,
wu)}function ll(e){return e>=48&&e<=57||e>=65&&e<=90||e>=97&&e<=122||e===42||e===43||e===45||e===46||e===47||e===64||e===95}function gy(e){let n="";for(let i=0;i<
e.length;i++){let a=e[i];if(a==="%"&&i+2<e.length){let t=e.slice(i+1,i+3);if(Vn(t)){let u=t.toUpperCase(),o=String.fromCharCode(parseInt(u,16));Du(o)?n+=o:n+="%"+
u,i+=2;continue}}if(wu(a))n+=a;else{let t=e.charCodeAt(i);if(t<128)n+=ll(t)?a:je[t];else if(t<55296||t>57343)n+=xe(t);else if(t<=56319&&i+1<e.length){let u=e.charCodeAt(
i+1);u>=56320&&u<=57343?(n+=xe(65536+(t-55296<<10)+(u-56320)),i++):n+=xe(65533)}else n+=xe(65533)}}return n}function fy(e){let n="";for(let i=0;i<e.length;i++){
if(e[i]==="%"&&i+2<e.length){let a=e.slice(i+1,i+3);if(Vn(a)){n+="%"+a.toUpperCase(),i+=2;continue}}n+=escape(e[i])}return n}function py(e){let n=[];if(e.userinfo!==
void 0&&(n.push(sl(e.userinfo)),n.push("@")),e.host!==void 0){let i=e.host;if(!Zu(i)){let a=Ju(i);a.isIPV6!==!0&&a.isIPVFuture!==!0&&(i=rl(i,!0),a=Ju(i)),a.isIPV6===
!0||a.isIPVFuture===!0?i=`[${a.escapedHost}]`:i=ol(i,!1)}n.push(i)}if(typeof e.port=="number"||typeof e.port=="string"){let i=String(e.port);if(!Im(i))throw new TypeError(
"URI port is malformed.");n.push(":"),n.push(i)}return n.length?n.join(""):void 0}hl.exports={nonSimpleDomain:ny,recomposeAuthority:py,reescapeHostDelimiters:ol,
normalizePercentEncoding:rl,normalizePathEncoding:ly,serializePathEncoding:hy,normalizeQueryFragmentEncoding:gy,encodeUserinfo:sl,encodeQuery:cy,encodeFragment:dy,
escapePreservingEscapes:fy,removeDotSegments:ul,removeDotSegmentsRelative:uy,isIPv4:Zu,isUUID:Wm,normalizeIPv6:Ju,stringArrayToHexStripped:qm}});var pl=b((yD,fl)=>{"use strict";var{isUUID:my}=_u(),yy=/^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu,Sy=["http","https","ws","wss","urn",
"urn:uuid"];function vy(e){return Sy.indexOf(e)!==-1}function Pu(e){return e.secure===!0?!0:e.secure===!1?!1:e.scheme?e.scheme.length===3&&(e.scheme[0]==="w"||e.
scheme[0]==="W")&&(e.scheme[1]==="s"||e.scheme[1]==="S")&&(e.scheme[2]==="s"||e.scheme[2]==="S"):!1}function cl(e){return e.host||(e.error=e.error||"HTTP URIs m\
ust have a host."),e}function dl(e){let n=String(e.scheme).toLowerCase()==="https";return(e.port===(n?443:80)||e.port==="")&&(e.port=void 0),e.path||(e.path="/"),
e}function Yy(e){return e.secure=Pu(e),e.resourceName=(e.path||"/")+(e.query?"?"+e.query:""),e.path=void 0,e.query=void 0,e}function Cy(e){if((e.port===(Pu(e)?443:
80)||e.port==="")&&(e.port=void 0),typeof e.secure=="boolean"&&(e.scheme=e.secure?"wss":"ws",e.secure=void 0),e.resourceName){let n=e.resourceName.indexOf("?"),
i=n===-1?e.resourceName:e.resourceName.slice(0,n);e.path=i&&i!=="/"?i:void 0,e.query=n===-1?void 0:e.resourceName.slice(n+1),e.resourceName=void 0}return e.fragment=
void 0,e}function Ly(e,n){if(!e.path)return e.error="URN can not be parsed",e;let i=e.path.match(yy);if(i&&i[0]===e.path){let a=n.scheme||e.scheme||"urn";e.nid=
i[1].toLowerCase(),e.nss=i[2];let t=`${a}:${n.nid||e.nid}`,u=Mu(t);e.path=void 0,u&&(e=u.parse(e,n))}else e.error=e.error||"URN can not be parsed.";return e}function by(e,n){
if(e.nid===void 0)throw new Error("URN without nid cannot be serialized");let i=n.scheme||e.scheme||"urn",a=e.nid.toLowerCase(),t=`${i}:${n.nid||a}`,u=Mu(t);u&&
(e=u.serialize(e,n));let o=e,r=e.nss;return o.path=`${a||n.nid}:${r}`,n.skipEscape=!0,o}function Jy(e,n){let i=e;return i.uuid=i.nss,i.nss=void 0,!n.tolerant&&(!i.
uuid||!my(i.uuid))&&(i.error=i.error||"UUID is not valid."),i}function Zy(e){let n=e;return n.nss=(e.uuid||"").toLowerCase(),n}var gl={scheme:"http",domainHost:!0,
parse:cl,serialize:dl},Dy={scheme:"https",domainHost:gl.domainHost,parse:cl,serialize:dl},ka={scheme:"ws",domainHost:!0,parse:Yy,serialize:Cy},wy={scheme:"wss",
domainHost:ka.domainHost,parse:ka.parse,serialize:ka.serialize},Ty={scheme:"urn",parse:Ly,serialize:by,skipNormalize:!0},_y={scheme:"urn:uuid",parse:Jy,serialize:Zy,
skipNormalize:!0},Oa={http:gl,https:Dy,ws:ka,wss:wy,urn:Ty,"urn:uuid":_y};Object.setPrototypeOf(Oa,null);function Mu(e){return e&&(Oa[e]||Oa[e.toLowerCase()])||
void 0}fl.exports={wsIsSecure:Pu,SCHEMES:Oa,isValidSchemeName:vy,getSchemeHandler:Mu}});var Pl=b((SD,ja)=>{"use strict";var{normalizeIPv6:Yl,removeDotSegments:Ui,removeDotSegmentsRelative:Cl,recomposeAuthority:Py,normalizePercentEncoding:Xu,normalizePathEncoding:My,
serializePathEncoding:ml,normalizeQueryFragmentEncoding:yl,encodeQuery:Xy,encodeFragment:Ey,reescapeHostDelimiters:$y,isIPv4:Ll,nonSimpleDomain:Hy}=_u(),{SCHEMES:bl,
getSchemeHandler:Eu}=pl(),Jl=/^[A-Za-z][A-Za-z0-9+.-]*$/u,Zl="URI scheme is malformed.",Aa="URI host is malformed.",Ry=/[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/u;function Sl(e){
let n=String(e);if(!Jl.test(n))throw new TypeError(Zl);return n}function xy(e,n){return typeof e=="string"?e=jy(e,n):typeof e=="object"&&(e=Ba(ei(e,n),n)),e}function Ny(e,n,i){
let a=i?Object.assign({scheme:"null"},i):{scheme:"null"},{parsed:t,malformedAuthorityOrPort:u,malformedPercentEncoding:o,malformedSchemeSpecific:r,malformedHost:s,
malformedScheme:h}=Qa(e,a),{parsed:l,malformedAuthorityOrPort:c,malformedPercentEncoding:d,malformedSchemeSpecific:p,malformedHost:m,malformedScheme:y}=Qa(n,a);
if(u||c||o||d||r||p||s||m||h||y)throw new Error(t.error||l.error||"URI is malformed.");let Y=Dl(t,l,a,!0),C=Eu(i&&i.scheme||Y.scheme),D=Y.host,w=D!==void 0&&D!==
""&&(Ll(D)||Yl(D).isIPV6);if(Tl(Y,i||{},C,w))throw new Error(Aa);wl(Y,i||{},C,w);let M=D&&D.indexOf("%")!==-1&&!/\P{ASCII}/u.test(D);if(Y.error&&!M)throw new Error(
Y.error);return a.skipEscape=!0,ei(Y,a)}function Dl(e,n,i,a){let t={};if(a||(e=Ba(ei(e,i),i),n=Ba(ei(n,i),i)),i=i||{},!i.tolerant&&n.scheme)t.scheme=n.scheme,t.
userinfo=n.userinfo,t.host=n.host,t.port=n.port,t.path=Ui(n.path||""),t.query=n.query;else{if(n.userinfo!==void 0||n.host!==void 0||n.port!==void 0)t.userinfo=n.
userinfo,t.host=n.host,t.port=n.port,t.path=Ui(n.path||""),t.query=n.query;else{if(!n.path)t.path=e.path,n.query!==void 0?t.query=n.query:t.query=e.query;else{if(n.
path[0]==="/")t.path=Ui(n.path);else{let u=e.userinfo!==void 0||e.host!==void 0||e.port!==void 0;u&&!e.path?t.path="/"+n.path:e.path?t.path=e.path.slice(0,e.path.
lastIndexOf("/")+1)+n.path:t.path=n.path,t.path=e.scheme===void 0&&!u&&t.path[0]!=="/"?Cl(t.path):Ui(t.path)}t.query=n.query}t.userinfo=e.userinfo,t.host=e.host,
t.port=e.port}t.scheme=e.scheme}return t.fragment=n.fragment,t}function Fy(e,n,i){let a=vl(e,i),t=vl(n,i);return a!==void 0&&t!==void 0&&a===t}function ei(e,n){
let i={host:e.host,scheme:e.scheme,userinfo:e.userinfo,port:e.port,path:e.path,query:e.query,nid:e.nid,nss:e.nss,uuid:e.uuid,fragment:e.fragment,reference:e.reference,
resourceName:e.resourceName,secure:e.secure,error:""},a=Object.assign({},n),t=[];i.scheme&&(i.scheme=Sl(i.scheme));let u=Eu(a.scheme||i.scheme);u&&u.serialize&&
u.serialize(i,a);let o=i.userinfo!==void 0||i.host!==void 0||i.port!==void 0,r=(i.scheme===void 0||a.reference==="suffix")&&!o,s=!a.skipEscape&&r;i.path!==void 0&&
(a.skipEscape?i.path=Xu(i.path):i.path=ml(i.path,s)),a.reference!=="suffix"&&i.scheme&&(i.scheme=Sl(i.scheme),t.push(i.scheme,":"));let h=Py(i);if(h!==void 0&&(a.
reference!=="suffix"&&t.push("//"),t.push(h),i.path&&i.path[0]!=="/"&&t.push("/")),i.path!==void 0){let l=i.path;!a.absolutePath&&(!u||!u.absolutePath)&&(l=r&&l[0]!==
"/"?Cl(l):Ui(l)),r&&(l=ml(l,!0)),h===void 0&&l[0]==="/"&&l[1]==="/"&&(l="/%2F"+l.slice(2)),t.push(l)}return i.query!==void 0&&t.push("?",Xy(i.query)),i.fragment!==
void 0&&t.push("#",Ey(i.fragment)),t.join("")}var ky=/^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u,
Oy=/^(?:[^#/:?]+:)?\/\/([^/?#]*)/,Ay=/^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;function Qy(e,n){if(n[2]!==void 0&&e.path&&e.path[0]!=="/")return'URI path must start with \
"/" when authority is present.';if(typeof e.port=="number"&&(e.port<0||e.port>65535))return"URI port is malformed."}function qi(e){if(e===void 0)return!1;let n=e.
indexOf("%");for(;n!==-1;){if(n+2>=e.length||!/^[\da-f]{2}$/iu.test(e.slice(n+1,n+3)))return!0;n=e.indexOf("%",n+3)}return!1}function Ga(e){return e[0]==="["&&e[e.
length-1]==="]"}function By(e){let n=e[4];return qi(e[3])||n!==void 0&&!Ga(n)&&qi(n)||qi(e[6])||qi(e[7])||qi(e[8])}function wl(e,n,i,a){if(Tl(e,n,i,a))return e.
error=e.error||Aa,!0;if(!n.unicodeSupport&&(!i||!i.unicodeSupport)&&e.host&&!Ga(e.host)&&(n.domainHost||i&&i.domainHost)&&a===!1&&Hy(e.host)){let t;try{t=new URL(
"http://"+e.host)}catch(u){return e.error=e.error||"Host's domain name can not be converted to ASCII: "+u,!0}if(!Gy(t))return e.error=e.error||Aa,!0;e.host=t.hostname}
return!1}function Tl(e,n,i,a){return!!(e.host&&a===!1&&!Ga(e.host)&&(n.domainHost||i&&i.domainHost)&&Ry.test(e.host))}function Gy(e){return e.username===""&&e.password===
""&&e.port===""&&e.pathname==="/"&&e.search===""&&e.hash===""&&e.hostname!==""}function Qa(e,n){let i=Object.assign({},n),a={scheme:void 0,userinfo:void 0,host:"",
port:void 0,path:"",query:void 0,fragment:void 0},t=!1,u=!1,o=!1,r=!1,s=!1,h=!1,l=!1;i.reference==="suffix"&&(i.scheme?e=i.scheme+":"+e:e="//"+e);let c=e.match(
Oy);c!==null&&c[1].indexOf("\\")!==-1&&(a.error="URI authority must not contain a literal backslash.",t=!0);let d=e.match(Ay);if(d!==null){let m=d[1],y=m.replace(
/[\t\n\r]/g,"");y.length>=2&&(y.slice(0,2)!=="//"?(a.error=a.error||"URI authority must not contain a literal backslash.",t=!0):m.length!==y.length&&(a.error=a.
error||"URI authority introducer must not contain whitespace.",t=!0))}let p=e.match(ky);if(p){a.scheme=p[1],a.userinfo=p[3],a.host=p[4],a.port=parseInt(p[5],10),
a.path=p[6]||"",a.query=p[7],a.fragment=p[8],a.scheme!==void 0&&(Jl.test(a.scheme)?a.scheme=a.scheme.toLowerCase():(a.error=a.error||Zl,h=!0)),u=By(p),u&&(a.error=
a.error||"URI contains malformed percent-encoding."),isNaN(a.port)&&(a.port=p[5]);let m=Qy(a,p);if(m!==void 0&&(a.error=a.error||m,t=!0),a.host)if(Ll(a.host)===
!1){let C=Ga(a.host),D=a.host.indexOf("[")!==-1||a.host.indexOf("]")!==-1,w=Yl(a.host);l=w.isIPV6||w.isIPVFuture===!0,s=D&&(!C||w.error===!0),a.host=l?w.host:w.
host.toLowerCase(),s&&(a.error=a.error||Aa,t=!0)}else l=!0;a.scheme===void 0&&a.userinfo===void 0&&a.host===void 0&&a.port===void 0&&a.query===void 0&&!a.path?a.
reference="same-document":a.scheme===void 0?a.reference="relative":a.fragment===void 0?a.reference="absolute":a.reference="uri",i.reference&&i.reference!=="suff\
ix"&&i.reference!==a.reference&&(a.error=a.error||"URI is not a "+i.reference+" reference.");let y=Eu(i.scheme||a.scheme);if(s||(r=wl(a,i,y,l)),e.indexOf("%")!==
-1&&a.host!==void 0&&!s){let Y=l?a.host:Xu(a.host,!0);l||(Y=Xu(Y.toLowerCase())),a.host=l||i.scheme!=="null"?$y(Y,l):Y}(!y||y&&!y.skipNormalize)&&(a.path&&(a.path=
My(a.path)),a.query&&(a.query=yl(a.query)),a.fragment&&(a.fragment=yl(a.fragment))),y&&y.parse&&(y.parse(a,i),y===bl.urn&&a.nid===void 0&&(o=!0))}else a.error=a.
error||"URI can not be parsed.";return{parsed:a,malformedAuthorityOrPort:t,malformedPercentEncoding:u,malformedSchemeSpecific:o,malformedHost:r,malformedScheme:h}}
function Ba(e,n){return Qa(e,n).parsed}function jy(e,n){return _l(e,n).normalized}function _l(e,n){let{parsed:i,malformedAuthorityOrPort:a,malformedPercentEncoding:t,
malformedSchemeSpecific:u,malformedHost:o,malformedScheme:r}=Qa(e,n);return{normalized:a||t||u||o||r?e:ei(i,n),malformedAuthorityOrPort:a,malformedPercentEncoding:t,
malformedSchemeSpecific:u,malformedHost:o,malformedScheme:r}}function vl(e,n){if(typeof e!="string"&&typeof e!="object")return;let i;try{i=typeof e=="string"?e:
ei(e,n)}catch{return}let{normalized:a,malformedAuthorityOrPort:t,malformedPercentEncoding:u,malformedSchemeSpecific:o,malformedHost:r,malformedScheme:s}=_l(i,n);
return t||u||o||r||s?void 0:a}var $u={SCHEMES:bl,normalize:xy,resolve:Ny,resolveComponent:Dl,equal:Fy,serialize:ei,parse:Ba};ja.exports=$u;ja.exports.default=$u;
ja.exports.fastUri=$u});var Xl=b(Hu=>{"use strict";Object.defineProperty(Hu,"__esModule",{value:!0});var Ml=Pl();Ml.code='require("ajv/dist/runtime/uri").default';Hu.default=Ml});var Nu=b(Pe=>{"use strict";Object.defineProperty(Pe,"__esModule",{value:!0});Pe.CodeGen=Pe.Name=Pe.nil=Pe.stringify=Pe.str=Pe._=Pe.KeywordCxt=void 0;var Ky=fi();
Object.defineProperty(Pe,"KeywordCxt",{enumerable:!0,get:function(){return Ky.KeywordCxt}});var yi=N();Object.defineProperty(Pe,"_",{enumerable:!0,get:function(){
return yi._}});Object.defineProperty(Pe,"str",{enumerable:!0,get:function(){return yi.str}});Object.defineProperty(Pe,"stringify",{enumerable:!0,get:function(){
return yi.stringify}});Object.defineProperty(Pe,"nil",{enumerable:!0,get:function(){return yi.nil}});Object.defineProperty(Pe,"Name",{enumerable:!0,get:function(){
return yi.Name}});Object.defineProperty(Pe,"CodeGen",{enumerable:!0,get:function(){return yi.CodeGen}});var Wy=Ii(),xl=pi(),Iy=tu(),Vi=zi(),zy=N(),ea=ji(),Ka=Gi(),
xu=I(),El=il(),qy=Xl(),Nl=(e,n)=>new RegExp(e,n);Nl.code="new RegExp";var Uy=["removeAdditional","useDefaults","coerceTypes"],Vy=new Set(["validate","serialize",
"parse","wrapper","root","schema","keyword","pattern","formats","validate$data","func","obj","Error"]),e0={errorDataPath:"",format:"`validateFormats: false` can\
 be used instead.",nullable:'"nullable" keyword is supported by default.',jsonPointers:"Deprecated jsPropertySyntax can be used instead.",extendRefs:"Deprecated\
 ignoreKeywordsWithRef can be used instead.",missingRefs:"Pass empty schema with $id that should be ignored to ajv.addSchema.",processCode:"Use option `code: {p\
rocess: (code, schemaEnv: object) => string}`",sourceCode:"Use option `code: {source: true}`",strictDefaults:"It is default now, see option `strict`.",strictKeywords:"\
It is default now, see option `strict`.",uniqueItems:'"uniqueItems" keyword is always validated.',unknownFormats:"Disable strict mode or pass `true` to `ajv.add\
Format` (or `formats` option).",cache:"Map is used as cache, schema object as key.",serialize:"Map is used as cache, schema object as key.",ajvErrors:"It is def\
ault now."},n0={ignoreKeywordsWithRef:"",jsPropertySyntax:"",unicode:'"minLength"/"maxLength" account for unicode characters by default.'},$l=200;function i0(e){
var n,i,a,t,u,o,r,s,h,l,c,d,p,m,y,Y,C,D,w,M,J,f,g,S,L;let Z=e.strict,$=(n=e.code)===null||n===void 0?void 0:n.optimize,z=$===!0||$===void 0?1:$||0,ve=(a=(i=e.code)===
null||i===void 0?void 0:i.regExp)!==null&&a!==void 0?a:Nl,fe=(t=e.uriResolver)!==null&&t!==void 0?t:qy.default;return{strictSchema:(o=(u=e.strictSchema)!==null&&
u!==void 0?u:Z)!==null&&o!==void 0?o:!0,strictNumbers:(s=(r=e.strictNumbers)!==null&&r!==void 0?r:Z)!==null&&s!==void 0?s:!0,strictTypes:(l=(h=e.strictTypes)!==
null&&h!==void 0?h:Z)!==null&&l!==void 0?l:"log",strictTuples:(d=(c=e.strictTuples)!==null&&c!==void 0?c:Z)!==null&&d!==void 0?d:"log",strictRequired:(m=(p=e.strictRequired)!==
null&&p!==void 0?p:Z)!==null&&m!==void 0?m:!1,code:e.code?{...e.code,optimize:z,regExp:ve}:{optimize:z,regExp:ve},loopRequired:(y=e.loopRequired)!==null&&y!==void 0?
y:$l,loopEnum:(Y=e.loopEnum)!==null&&Y!==void 0?Y:$l,meta:(C=e.meta)!==null&&C!==void 0?C:!0,messages:(D=e.messages)!==null&&D!==void 0?D:!0,inlineRefs:(w=e.inlineRefs)!==
null&&w!==void 0?w:!0,schemaId:(M=e.schemaId)!==null&&M!==void 0?M:"$id",addUsedSchema:(J=e.addUsedSchema)!==null&&J!==void 0?J:!0,validateSchema:(f=e.validateSchema)!==
null&&f!==void 0?f:!0,validateFormats:(g=e.validateFormats)!==null&&g!==void 0?g:!0,unicodeRegExp:(S=e.unicodeRegExp)!==null&&S!==void 0?S:!0,int32range:(L=e.int32range)!==
null&&L!==void 0?L:!0,uriResolver:fe}}var na=class{constructor(n={}){this.schemas={},this.refs={},this.formats=Object.create(null),this._compilations=new Set,this.
_loading={},this._cache=new Map,n=this.opts={...n,...i0(n)};let{es5:i,lines:a}=this.opts.code;this.scope=new zy.ValueScope({scope:{},prefixes:Vy,es5:i,lines:a}),
this.logger=s0(n.logger);let t=n.validateFormats;n.validateFormats=!1,this.RULES=(0,Iy.getRules)(),Hl.call(this,e0,n,"NOT SUPPORTED"),Hl.call(this,n0,n,"DEPRECA\
TED","warn"),this._metaOpts=o0.call(this),n.formats&&t0.call(this),this._addVocabularies(),this._addDefaultMetaSchema(),n.keywords&&u0.call(this,n.keywords),typeof n.
meta=="object"&&this.addMetaSchema(n.meta),a0.call(this),n.validateFormats=t}_addVocabularies(){this.addKeyword("$async")}_addDefaultMetaSchema(){let{$data:n,meta:i,
schemaId:a}=this.opts,t=El;a==="id"&&(t={...El},t.id=t.$id,delete t.$id),i&&n&&this.addMetaSchema(t,t[a],!1)}defaultMeta(){let{meta:n,schemaId:i}=this.opts;return this.
opts.defaultMeta=typeof n=="object"?n[i]||n:void 0}validate(n,i){let a;if(typeof n=="string"){if(a=this.getSchema(n),!a)throw new Error(`no schema with key or r\
ef "${n}"`)}else a=this.compile(n);let t=a(i);return"$async"in a||(this.errors=a.errors),t}compile(n,i){let a=this._addSchema(n,i);return a.validate||this._compileSchemaEnv(
a)}compileAsync(n,i){if(typeof this.opts.loadSchema!="function")throw new Error("options.loadSchema should be a function");let{loadSchema:a}=this.opts;return t.
call(this,n,i);async function t(l,c){await u.call(this,l.$schema);let d=this._addSchema(l,c);return d.validate||o.call(this,d)}async function u(l){l&&!this.getSchema(
l)&&await t.call(this,{$ref:l},!0)}async function o(l){try{return this._compileSchemaEnv(l)}catch(c){if(!(c instanceof xl.default))throw c;return r.call(this,c),
await s.call(this,c.missingSchema),o.call(this,l)}}function r({missingSchema:l,missingRef:c}){if(this.refs[l])throw new Error(`AnySchema ${l} is loaded but ${c}\
 cannot be resolved`)}async function s(l){let c=await h.call(this,l);this.refs[l]||await u.call(this,c.$schema),this.refs[l]||this.addSchema(c,l,i)}async function h(l){
let c=this._loading[l];if(c)return c;try{return await(this._loading[l]=a(l))}finally{delete this._loading[l]}}}addSchema(n,i,a,t=this.opts.validateSchema){if(Array.
isArray(n)){for(let o of n)this.addSchema(o,void 0,a,t);return this}let u;if(typeof n=="object"){let{schemaId:o}=this.opts;if(u=n[o],u!==void 0&&typeof u!="stri\
ng")throw new Error(`schema ${o} must be string`)}return i=(0,ea.normalizeId)(i||u),this._checkUnique(i),this.schemas[i]=this._addSchema(n,a,i,t,!0),this}addMetaSchema(n,i,a=this.
opts.validateSchema){return this.addSchema(n,i,!0,a),this}validateSchema(n,i){if(typeof n=="boolean")return!0;let a;if(a=n.$schema,a!==void 0&&typeof a!="string")
throw new Error("$schema must be a string");if(a=a||this.opts.defaultMeta||this.defaultMeta(),!a)return this.logger.warn("meta-schema not available"),this.errors=
null,!0;let t=this.validate(a,n);if(!t&&i){let u="schema is invalid: "+this.errorsText();if(this.opts.validateSchema==="log")this.logger.error(u);else throw new Error(
u)}return t}getSchema(n){let i;for(;typeof(i=Rl.call(this,n))=="string";)n=i;if(i===void 0){let{schemaId:a}=this.opts,t=new Vi.SchemaEnv({schema:{},schemaId:a});
if(i=Vi.resolveSchema.call(this,t,n),!i)return;this.refs[n]=i}return i.validate||this._compileSchemaEnv(i)}removeSchema(n){if(n instanceof RegExp)return this._removeAllSchemas(
this.schemas,n),this._removeAllSchemas(this.refs,n),this;switch(typeof n){case"undefined":return this._removeAllSchemas(this.schemas),this._removeAllSchemas(this.
refs),this._cache.clear(),this;case"string":{let i=Rl.call(this,n);return typeof i=="object"&&this._cache.delete(i.schema),delete this.schemas[n],delete this.refs[n],
this}case"object":{let i=n;this._cache.delete(i);let a=n[this.opts.schemaId];return a&&(a=(0,ea.normalizeId)(a),delete this.schemas[a],delete this.refs[a]),this}default:
throw new Error("ajv.removeSchema: invalid parameter")}}addVocabulary(n){for(let i of n)this.addKeyword(i);return this}addKeyword(n,i){let a;if(typeof n=="strin\
g")a=n,typeof i=="object"&&(this.logger.warn("these parameters are deprecated, see docs for addKeyword"),i.keyword=a);else if(typeof n=="object"&&i===void 0){if(i=
n,a=i.keyword,Array.isArray(a)&&!a.length)throw new Error("addKeywords: keyword must be string or non-empty array")}else throw new Error("invalid addKeywords pa\
rameters");if(h0.call(this,a,i),!i)return(0,xu.eachItem)(a,u=>Ru.call(this,u)),this;d0.call(this,i);let t={...i,type:(0,Ka.getJSONTypes)(i.type),schemaType:(0,Ka.
getJSONTypes)(i.schemaType)};return(0,xu.eachItem)(a,t.type.length===0?u=>Ru.call(this,u,t):u=>t.type.forEach(o=>Ru.call(this,u,t,o))),this}getKeyword(n){let i=this.
RULES.all[n];return typeof i=="object"?i.definition:!!i}removeKeyword(n){let{RULES:i}=this;delete i.keywords[n],delete i.all[n];for(let a of i.rules){let t=a.rules.
findIndex(u=>u.keyword===n);t>=0&&a.rules.splice(t,1)}return this}addFormat(n,i){return typeof i=="string"&&(i=new RegExp(i)),this.formats[n]=i,this}errorsText(n=this.
errors,{separator:i=", ",dataVar:a="data"}={}){return!n||n.length===0?"No errors":n.map(t=>`${a}${t.instancePath} ${t.message}`).reduce((t,u)=>t+i+u)}$dataMetaSchema(n,i){
let a=this.RULES.all;n=JSON.parse(JSON.stringify(n));for(let t of i){let u=t.split("/").slice(1),o=n;for(let r of u)o=o[r];for(let r in a){let s=a[r];if(typeof s!=
"object")continue;let{$data:h}=s.definition,l=o[r];h&&l&&(o[r]=Fl(l))}}return n}_removeAllSchemas(n,i){for(let a in n){let t=n[a];(!i||i.test(a))&&(typeof t=="s\
tring"?delete n[a]:t&&!t.meta&&(this._cache.delete(t.schema),delete n[a]))}}_addSchema(n,i,a,t=this.opts.validateSchema,u=this.opts.addUsedSchema){let o,{schemaId:r}=this.
opts;if(typeof n=="object")o=n[r];else{if(this.opts.jtd)throw new Error("schema must be object");if(typeof n!="boolean")throw new Error("schema must be object o\
r boolean")}let s=this._cache.get(n);if(s!==void 0)return s;a=(0,ea.normalizeId)(o||a);let h=ea.getSchemaRefs.call(this,n,a);return s=new Vi.SchemaEnv({schema:n,
schemaId:r,meta:i,baseId:a,localRefs:h}),this._cache.set(s.schema,s),u&&!a.startsWith("#")&&(a&&this._checkUnique(a),this.refs[a]=s),t&&this.validateSchema(n,!0),
s}_checkUnique(n){if(this.schemas[n]||this.refs[n])throw new Error(`schema with key or id "${n}" already exists`)}_compileSchemaEnv(n){if(n.meta?this._compileMetaSchema(
n):Vi.compileSchema.call(this,n),!n.validate)throw new Error("ajv implementation error");return n.validate}_compileMetaSchema(n){let i=this.opts;this.opts=this.
_metaOpts;try{Vi.compileSchema.call(this,n)}finally{this.opts=i}}};na.ValidationError=Wy.default;na.MissingRefError=xl.default;Pe.default=na;function Hl(e,n,i,a="\
error"){for(let t in e){let u=t;u in n&&this.logger[a](`${i}: option ${t}. ${e[u]}`)}}function Rl(e){return e=(0,ea.normalizeId)(e),this.schemas[e]||this.refs[e]}
function a0(){let e=this.opts.schemas;if(e)if(Array.isArray(e))this.addSchema(e);else for(let n in e)this.addSchema(e[n],n)}function t0(){for(let e in this.opts.
formats){let n=this.opts.formats[e];n&&this.addFormat(e,n)}}function u0(e){if(Array.isArray(e)){this.addVocabulary(e);return}this.logger.warn("keywords option a\
s map is deprecated, pass array");for(let n in e){let i=e[n];i.keyword||(i.keyword=n),this.addKeyword(i)}}function o0(){let e={...this.opts};for(let n of Uy)delete e[n];
return e}var r0={log(){},warn(){},error(){}};function s0(e){if(e===!1)return r0;if(e===void 0)return console;if(e.log&&e.warn&&e.error)return e;throw new Error(
"logger must implement log, warn and error methods")}var l0=/^[a-z_$][a-z0-9_$:-]*$/i;function h0(e,n){let{RULES:i}=this;if((0,xu.eachItem)(e,a=>{if(i.keywords[a])
throw new Error(`Keyword ${a} is already defined`);if(!l0.test(a))throw new Error(`Keyword ${a} has invalid name`)}),!!n&&n.$data&&!("code"in n||"validate"in n))
throw new Error('$data keyword must have "code" or "validate" function')}function Ru(e,n,i){var a;let t=n?.post;if(i&&t)throw new Error('keyword with "post" fla\
g cannot have "type"');let{RULES:u}=this,o=t?u.post:u.rules.find(({type:s})=>s===i);if(o||(o={type:i,rules:[]},u.rules.push(o)),u.keywords[e]=!0,!n)return;let r={
keyword:e,definition:{...n,type:(0,Ka.getJSONTypes)(n.type),schemaType:(0,Ka.getJSONTypes)(n.schemaType)}};n.before?c0.call(this,o,r,n.before):o.rules.push(r),u.
all[e]=r,(a=n.implements)===null||a===void 0||a.forEach(s=>this.addKeyword(s))}function c0(e,n,i){let a=e.rules.findIndex(t=>t.keyword===i);a>=0?e.rules.splice(
a,0,n):(e.rules.push(n),this.logger.warn(`rule ${i} is not defined`))}function d0(e){let{metaSchema:n}=e;n!==void 0&&(e.$data&&this.opts.$data&&(n=Fl(n)),e.validateSchema=
this.compile(n,!0))}var g0={$ref:"https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#"};function Fl(e){return{anyOf:[e,g0]}}});var kl=b(Fu=>{"use strict";Object.defineProperty(Fu,"__esModule",{value:!0});var f0={keyword:"id",code(){throw new Error('NOT SUPPORTED: keyword "id", use "$id"\
 for schema ID')}};Fu.default=f0});var za=b(ni=>{"use strict";Object.defineProperty(ni,"__esModule",{value:!0});ni.callRef=ni.getValidate=void 0;var p0=pi(),Ol=en(),Ke=N(),Si=Ve(),Al=zi(),Wa=I(),
m0={keyword:"$ref",schemaType:"string",code(e){let{gen:n,schema:i,it:a}=e,{baseId:t,schemaEnv:u,validateName:o,opts:r,self:s}=a,{root:h}=u;if((i==="#"||i==="#/")&&
t===h.baseId)return c();let l=Al.resolveRef.call(s,h,t,i);if(l===void 0)throw new p0.default(a.opts.uriResolver,t,i);if(l instanceof Al.SchemaEnv)return d(l);return p(
l);function c(){if(u===h)return Ia(e,o,u,u.$async);let m=n.scopeValue("root",{ref:h});return Ia(e,(0,Ke._)`${m}.validate`,h,h.$async)}function d(m){let y=Ql(e,m);
Ia(e,y,m,m.$async)}function p(m){let y=n.scopeValue("schema",r.code.source===!0?{ref:m,code:(0,Ke.stringify)(m)}:{ref:m}),Y=n.name("valid"),C=e.subschema({schema:m,
dataTypes:[],schemaPath:Ke.nil,topSchemaRef:y,errSchemaPath:i},Y);e.mergeEvaluated(C),e.ok(Y)}}};function Ql(e,n){let{gen:i}=e;return n.validate?i.scopeValue("v\
alidate",{ref:n.validate}):(0,Ke._)`${i.scopeValue("wrapper",{ref:n})}.validate`}ni.getValidate=Ql;function Ia(e,n,i,a){let{gen:t,it:u}=e,{allErrors:o,schemaEnv:r,
opts:s}=u,h=s.passContext?Si.default.this:Ke.nil;a?l():c();function l(){if(!r.$async)throw new Error("async schema referenced by sync schema");let m=t.let("vali\
d");t.try(()=>{t.code((0,Ke._)`await ${(0,Ol.callValidateCode)(e,n,h)}`),p(n),o||t.assign(m,!0)},y=>{t.if((0,Ke._)`!(${y} instanceof ${u.ValidationError})`,()=>t.
throw(y)),d(y),o||t.assign(m,!1)}),e.ok(m)}function c(){e.result((0,Ol.callValidateCode)(e,n,h),()=>p(n),()=>d(n))}function d(m){let y=(0,Ke._)`${m}.errors`;t.assign(
Si.default.vErrors,(0,Ke._)`${Si.default.vErrors} === null ? ${y} : ${Si.default.vErrors}.concat(${y})`),t.assign(Si.default.errors,(0,Ke._)`${Si.default.vErrors}.length`)}
function p(m){var y;if(!u.opts.unevaluated)return;let Y=(y=i?.validate)===null||y===void 0?void 0:y.evaluated;if(u.props!==!0)if(Y&&!Y.dynamicProps)Y.props!==void 0&&
(u.props=Wa.mergeEvaluated.props(t,Y.props,u.props));else{let C=t.var("props",(0,Ke._)`${m}.evaluated.props`);u.props=Wa.mergeEvaluated.props(t,C,u.props,Ke.Name)}
if(u.items!==!0)if(Y&&!Y.dynamicItems)Y.items!==void 0&&(u.items=Wa.mergeEvaluated.items(t,Y.items,u.items));else{let C=t.var("items",(0,Ke._)`${m}.evaluated.items`);
u.items=Wa.mergeEvaluated.items(t,C,u.items,Ke.Name)}}}ni.callRef=Ia;ni.default=m0});var Ou=b(ku=>{"use strict";Object.defineProperty(ku,"__esModule",{value:!0});var y0=kl(),S0=za(),v0=["$schema","$id","$defs","$vocabulary",{keyword:"$comment"},
"definitions",y0.default,S0.default];ku.default=v0});var Bl=b(Au=>{"use strict";Object.defineProperty(Au,"__esModule",{value:!0});var qa=N(),kn=qa.operators,Ua={maximum:{okStr:"<=",ok:kn.LTE,fail:kn.GT},minimum:{okStr:"\
>=",ok:kn.GTE,fail:kn.LT},exclusiveMaximum:{okStr:"<",ok:kn.LT,fail:kn.GTE},exclusiveMinimum:{okStr:">",ok:kn.GT,fail:kn.LTE}},Y0={message:({keyword:e,schemaCode:n})=>(0,qa.
str)`must be ${Ua[e].okStr} ${n}`,params:({keyword:e,schemaCode:n})=>(0,qa._)`{comparison: ${Ua[e].okStr}, limit: ${n}}`},C0={keyword:Object.keys(Ua),type:"numb\
er",schemaType:"number",$data:!0,error:Y0,code(e){let{keyword:n,data:i,schemaCode:a}=e;e.fail$data((0,qa._)`${i} ${Ua[n].fail} ${a} || isNaN(${i})`)}};Au.default=
C0});var Gl=b(Qu=>{"use strict";Object.defineProperty(Qu,"__esModule",{value:!0});var ia=N(),L0={message:({schemaCode:e})=>(0,ia.str)`must be multiple of ${e}`,params:({
schemaCode:e})=>(0,ia._)`{multipleOf: ${e}}`},b0={keyword:"multipleOf",type:"number",schemaType:"number",$data:!0,error:L0,code(e){let{gen:n,data:i,schemaCode:a,
it:t}=e,u=t.opts.multipleOfPrecision,o=n.let("res"),r=u?(0,ia._)`Math.abs(Math.round(${o}) - ${o}) > 1e-${u}`:(0,ia._)`${o} !== parseInt(${o})`;e.fail$data((0,ia.
_)`(${a} === 0 || (${o} = ${i}/${a}, ${r}))`)}};Qu.default=b0});var Kl=b(Bu=>{"use strict";Object.defineProperty(Bu,"__esModule",{value:!0});function jl(e){let n=e.length,i=0,a=0,t;for(;a<n;)i++,t=e.charCodeAt(a++),t>=55296&&
t<=56319&&a<n&&(t=e.charCodeAt(a),(t&64512)===56320&&a++);return i}Bu.default=jl;jl.code='require("ajv/dist/runtime/ucs2length").default'});var Wl=b(Gu=>{"use strict";Object.defineProperty(Gu,"__esModule",{value:!0});var ii=N(),J0=I(),Z0=Kl(),D0={message({keyword:e,schemaCode:n}){let i=e==="maxLengt\
h"?"more":"fewer";return(0,ii.str)`must NOT have ${i} than ${n} characters`},params:({schemaCode:e})=>(0,ii._)`{limit: ${e}}`},w0={keyword:["maxLength","minLeng\
th"],type:"string",schemaType:"number",$data:!0,error:D0,code(e){let{keyword:n,data:i,schemaCode:a,it:t}=e,u=n==="maxLength"?ii.operators.GT:ii.operators.LT,o=t.
opts.unicode===!1?(0,ii._)`${i}.length`:(0,ii._)`${(0,J0.useFunc)(e.gen,Z0.default)}(${i})`;e.fail$data((0,ii._)`${o} ${u} ${a}`)}};Gu.default=w0});var Il=b(ju=>{"use strict";Object.defineProperty(ju,"__esModule",{value:!0});var T0=en(),_0=I(),vi=N(),P0={message:({schemaCode:e})=>(0,vi.str)`must match pattern "${e}"`,
params:({schemaCode:e})=>(0,vi._)`{pattern: ${e}}`},M0={keyword:"pattern",type:"string",schemaType:"string",$data:!0,error:P0,code(e){let{gen:n,data:i,$data:a,schema:t,
schemaCode:u,it:o}=e,r=o.opts.unicodeRegExp?"u":"";if(a){let{regExp:s}=o.opts.code,h=s.code==="new RegExp"?(0,vi._)`new RegExp`:(0,_0.useFunc)(n,s),l=n.let("val\
id");n.try(()=>n.assign(l,(0,vi._)`${h}(${u}, ${r}).test(${i})`),()=>n.assign(l,!1)),e.fail$data((0,vi._)`!${l}`)}else{let s=(0,T0.usePattern)(e,t);e.fail$data(
(0,vi._)`!${s}.test(${i})`)}}};ju.default=M0});var zl=b(Ku=>{"use strict";Object.defineProperty(Ku,"__esModule",{value:!0});var aa=N(),X0={message({keyword:e,schemaCode:n}){let i=e==="maxProperties"?"more":"\
fewer";return(0,aa.str)`must NOT have ${i} than ${n} properties`},params:({schemaCode:e})=>(0,aa._)`{limit: ${e}}`},E0={keyword:["maxProperties","minProperties"],
type:"object",schemaType:"number",$data:!0,error:X0,code(e){let{keyword:n,data:i,schemaCode:a}=e,t=n==="maxProperties"?aa.operators.GT:aa.operators.LT;e.fail$data(
(0,aa._)`Object.keys(${i}).length ${t} ${a}`)}};Ku.default=E0});var ql=b(Wu=>{"use strict";Object.defineProperty(Wu,"__esModule",{value:!0});var ta=en(),ua=N(),$0=I(),H0={message:({params:{missingProperty:e}})=>(0,ua.str)`must have required property '${e}'`,
params:({params:{missingProperty:e}})=>(0,ua._)`{missingProperty: ${e}}`},R0={keyword:"required",type:"object",schemaType:"array",$data:!0,error:H0,code(e){let{
gen:n,schema:i,schemaCode:a,data:t,$data:u,it:o}=e,{opts:r}=o;if(!u&&i.length===0)return;let s=i.length>=r.loopRequired;if(o.allErrors?h():l(),r.strictRequired){
let p=e.parentSchema.properties,{definedProperties:m}=e.it;for(let y of i)if(p?.[y]===void 0&&!m.has(y)){let Y=o.schemaEnv.baseId+o.errSchemaPath,C=`required pr\
operty "${y}" is not defined at "${Y}" (strictRequired)`;(0,$0.checkStrictMode)(o,C,o.opts.strictRequired)}}function h(){if(s||u)e.block$data(ua.nil,c);else for(let p of i)
(0,ta.checkReportMissingProp)(e,p)}function l(){let p=n.let("missing");if(s||u){let m=n.let("valid",!0);e.block$data(m,()=>d(p,m)),e.ok(m)}else n.if((0,ta.checkMissingProp)(
e,i,p)),(0,ta.reportMissingProp)(e,p),n.else()}function c(){n.forOf("prop",a,p=>{e.setParams({missingProperty:p}),n.if((0,ta.noPropertyInData)(n,t,p,r.ownProperties),
()=>e.error())})}function d(p,m){e.setParams({missingProperty:p}),n.forOf(p,a,()=>{n.assign(m,(0,ta.propertyInData)(n,t,p,r.ownProperties)),n.if((0,ua.not)(m),()=>{
e.error(),n.break()})},ua.nil)}}};Wu.default=R0});var Ul=b(Iu=>{"use strict";Object.defineProperty(Iu,"__esModule",{value:!0});var oa=N(),x0={message({keyword:e,schemaCode:n}){let i=e==="maxItems"?"more":"fewer";
return(0,oa.str)`must NOT have ${i} than ${n} items`},params:({schemaCode:e})=>(0,oa._)`{limit: ${e}}`},N0={keyword:["maxItems","minItems"],type:"array",schemaType:"\
number",$data:!0,error:x0,code(e){let{keyword:n,data:i,schemaCode:a}=e,t=n==="maxItems"?oa.operators.GT:oa.operators.LT;e.fail$data((0,oa._)`${i}.length ${t} ${a}`)}};
Iu.default=N0});var Va=b(zu=>{"use strict";Object.defineProperty(zu,"__esModule",{value:!0});var Vl=du();Vl.code='require("ajv/dist/runtime/equal").default';zu.default=Vl});var eh=b(Uu=>{"use strict";Object.defineProperty(Uu,"__esModule",{value:!0});var qu=Gi(),Me=N(),F0=I(),k0=Va(),O0={message:({params:{i:e,j:n}})=>(0,Me.str)`must NOT have duplicate items (items ## ${n} and ${e} are identical)`,
params:({params:{i:e,j:n}})=>(0,Me._)`{i: ${e}, j: ${n}}`},A0={keyword:"uniqueItems",type:"array",schemaType:"boolean",$data:!0,error:O0,code(e){let{gen:n,data:i,
$data:a,schema:t,parentSchema:u,schemaCode:o,it:r}=e;if(!a&&!t)return;let s=n.let("valid"),h=u.items?(0,qu.getSchemaTypes)(u.items):[];e.block$data(s,l,(0,Me._)`${o} === false`),
e.ok(s);function l(){let m=n.let("i",(0,Me._)`${i}.length`),y=n.let("j");e.setParams({i:m,j:y}),n.assign(s,!0),n.if((0,Me._)`${m} > 1`,()=>(c()?d:p)(m,y))}function c(){
return h.length>0&&!h.some(m=>m==="object"||m==="array")}function d(m,y){let Y=n.name("item"),C=(0,qu.checkDataTypes)(h,Y,r.opts.strictNumbers,qu.DataType.Wrong),
D=n.const("indices",(0,Me._)`{}`);n.for((0,Me._)`;${m}--;`,()=>{n.let(Y,(0,Me._)`${i}[${m}]`),n.if(C,(0,Me._)`continue`),h.length>1&&n.if((0,Me._)`typeof ${Y} == "string"`,
(0,Me._)`${Y} += "_"`),n.if((0,Me._)`typeof ${D}[${Y}] == "number"`,()=>{n.assign(y,(0,Me._)`${D}[${Y}]`),e.error(),n.assign(s,!1).break()}).code((0,Me._)`${D}[${Y}] = ${m}`)})}
function p(m,y){let Y=(0,F0.useFunc)(n,k0.default),C=n.name("outer");n.label(C).for((0,Me._)`;${m}--;`,()=>n.for((0,Me._)`${y} = ${m}; ${y}--;`,()=>n.if((0,Me._)`${Y}(${i}[${m}], ${i}[${y}])`,
()=>{e.error(),n.assign(s,!1).break(C)})))}}};Uu.default=A0});var nh=b(eo=>{"use strict";Object.defineProperty(eo,"__esModule",{value:!0});var Vu=N(),Q0=I(),B0=Va(),G0={message:"must be equal to constant",params:({schemaCode:e})=>(0,Vu.
_)`{allowedValue: ${e}}`},j0={keyword:"const",$data:!0,error:G0,code(e){let{gen:n,data:i,$data:a,schemaCode:t,schema:u}=e;a||u&&typeof u=="object"?e.fail$data((0,Vu.
_)`!${(0,Q0.useFunc)(n,B0.default)}(${i}, ${t})`):e.fail((0,Vu._)`${u} !== ${i}`)}};eo.default=j0});var ih=b(no=>{"use strict";Object.defineProperty(no,"__esModule",{value:!0});var ra=N(),K0=I(),W0=Va(),I0={message:"must be equal to one of the allowed values",
params:({schemaCode:e})=>(0,ra._)`{allowedValues: ${e}}`},z0={keyword:"enum",schemaType:"array",$data:!0,error:I0,code(e){let{gen:n,data:i,$data:a,schema:t,schemaCode:u,
it:o}=e;if(!a&&t.length===0)throw new Error("enum must have non-empty array");let r=t.length>=o.opts.loopEnum,s,h=()=>s??(s=(0,K0.useFunc)(n,W0.default)),l;if(r||
a)l=n.let("valid"),e.block$data(l,c);else{if(!Array.isArray(t))throw new Error("ajv implementation error");let p=n.const("vSchema",u);l=(0,ra.or)(...t.map((m,y)=>d(
p,y)))}e.pass(l);function c(){n.assign(l,!1),n.forOf("v",u,p=>n.if((0,ra._)`${h()}(${i}, ${p})`,()=>n.assign(l,!0).break()))}function d(p,m){let y=t[m];return typeof y==
"object"&&y!==null?(0,ra._)`${h()}(${i}, ${p}[${m}])`:(0,ra._)`${i} === ${y}`}}};no.default=z0});var ao=b(io=>{"use strict";Object.defineProperty(io,"__esModule",{value:!0});var q0=Bl(),U0=Gl(),V0=Wl(),eS=Il(),nS=zl(),iS=ql(),aS=Ul(),tS=eh(),uS=nh(),oS=ih(),
rS=[q0.default,U0.default,V0.default,eS.default,nS.default,iS.default,aS.default,tS.default,{keyword:"type",schemaType:["string","array"]},{keyword:"nullable",schemaType:"\
boolean"},uS.default,oS.default];io.default=rS});var uo=b(sa=>{"use strict";Object.defineProperty(sa,"__esModule",{value:!0});sa.validateAdditionalItems=void 0;var ai=N(),to=I(),sS={message:({params:{len:e}})=>(0,ai.
str)`must NOT have more than ${e} items`,params:({params:{len:e}})=>(0,ai._)`{limit: ${e}}`},lS={keyword:"additionalItems",type:"array",schemaType:["boolean","o\
bject"],before:"uniqueItems",error:sS,code(e){let{parentSchema:n,it:i}=e,{items:a}=n;if(!Array.isArray(a)){(0,to.checkStrictMode)(i,'"additionalItems" is ignore\
d when "items" is not an array of schemas');return}ah(e,a)}};function ah(e,n){let{gen:i,schema:a,data:t,keyword:u,it:o}=e;o.items=!0;let r=i.const("len",(0,ai._)`${t}.length`);
if(a===!1)e.setParams({len:n.length}),e.pass((0,ai._)`${r} <= ${n.length}`);else if(typeof a=="object"&&!(0,to.alwaysValidSchema)(o,a)){let h=i.var("valid",(0,ai.
_)`${r} <= ${n.length}`);i.if((0,ai.not)(h),()=>s(h)),e.ok(h)}function s(h){i.forRange("i",n.length,r,l=>{e.subschema({keyword:u,dataProp:l,dataPropType:to.Type.
Num},h),o.allErrors||i.if((0,ai.not)(h),()=>i.break())})}}sa.validateAdditionalItems=ah;sa.default=lS});var oo=b(la=>{"use strict";Object.defineProperty(la,"__esModule",{value:!0});la.validateTuple=void 0;var th=N(),et=I(),hS=en(),cS={keyword:"items",type:"array",
schemaType:["object","array","boolean"],before:"uniqueItems",code(e){let{schema:n,it:i}=e;if(Array.isArray(n))return uh(e,"additionalItems",n);i.items=!0,!(0,et.
alwaysValidSchema)(i,n)&&e.ok((0,hS.validateArray)(e))}};function uh(e,n,i=e.schema){let{gen:a,parentSchema:t,data:u,keyword:o,it:r}=e;l(t),r.opts.unevaluated&&
i.length&&r.items!==!0&&(r.items=et.mergeEvaluated.items(a,i.length,r.items));let s=a.name("valid"),h=a.const("len",(0,th._)`${u}.length`);i.forEach((c,d)=>{(0,et.
alwaysValidSchema)(r,c)||(a.if((0,th._)`${h} > ${d}`,()=>e.subschema({keyword:o,schemaProp:d,dataProp:d},s)),e.ok(s))});function l(c){let{opts:d,errSchemaPath:p}=r,
m=i.length,y=m===c.minItems&&(m===c.maxItems||c[n]===!1);if(d.strictTuples&&!y){let Y=`"${o}" is ${m}-tuple, but minItems or maxItems/${n} are not specified or \
different at path "${p}"`;(0,et.checkStrictMode)(r,Y,d.strictTuples)}}}la.validateTuple=uh;la.default=cS});var oh=b(ro=>{"use strict";Object.defineProperty(ro,"__esModule",{value:!0});var dS=oo(),gS={keyword:"prefixItems",type:"array",schemaType:["array"],before:"uni\
queItems",code:e=>(0,dS.validateTuple)(e,"items")};ro.default=gS});var sh=b(so=>{"use strict";Object.defineProperty(so,"__esModule",{value:!0});var rh=N(),fS=I(),pS=en(),mS=uo(),yS={message:({params:{len:e}})=>(0,rh.str)`must NOT have more than ${e} items`,
params:({params:{len:e}})=>(0,rh._)`{limit: ${e}}`},SS={keyword:"items",type:"array",schemaType:["object","boolean"],before:"uniqueItems",error:yS,code(e){let{schema:n,
parentSchema:i,it:a}=e,{prefixItems:t}=i;a.items=!0,!(0,fS.alwaysValidSchema)(a,n)&&(t?(0,mS.validateAdditionalItems)(e,t):e.ok((0,pS.validateArray)(e)))}};so.default=
SS});var lh=b(lo=>{"use strict";Object.defineProperty(lo,"__esModule",{value:!0});var an=N(),nt=I(),vS={message:({params:{min:e,max:n}})=>n===void 0?(0,an.str)`must contain at least ${e} valid item(s)`:
(0,an.str)`must contain at least ${e} and no more than ${n} valid item(s)`,params:({params:{min:e,max:n}})=>n===void 0?(0,an._)`{minContains: ${e}}`:(0,an._)`{minContains: ${e}, maxContains: ${n}}`},
YS={keyword:"contains",type:"array",schemaType:["object","boolean"],before:"uniqueItems",trackErrors:!0,error:vS,code(e){let{gen:n,schema:i,parentSchema:a,data:t,
it:u}=e,o,r,{minContains:s,maxContains:h}=a;u.opts.next?(o=s===void 0?1:s,r=h):o=1;let l=n.const("len",(0,an._)`${t}.length`);if(e.setParams({min:o,max:r}),r===
void 0&&o===0){(0,nt.checkStrictMode)(u,'"minContains" == 0 without "maxContains": "contains" keyword ignored');return}if(r!==void 0&&o>r){(0,nt.checkStrictMode)(
u,'"minContains" > "maxContains" is always invalid'),e.fail();return}if((0,nt.alwaysValidSchema)(u,i)){let y=(0,an._)`${l} >= ${o}`;r!==void 0&&(y=(0,an._)`${y} && ${l} <= ${r}`),
e.pass(y);return}u.items=!0;let c=n.name("valid");r===void 0&&o===1?p(c,()=>n.if(c,()=>n.break())):o===0?(n.let(c,!0),r!==void 0&&n.if((0,an._)`${t}.length > 0`,
d)):(n.let(c,!1),d()),e.result(c,()=>e.reset());function d(){let y=n.name("_valid"),Y=n.let("count",0);p(y,()=>n.if(y,()=>m(Y)))}function p(y,Y){n.forRange("i",
0,l,C=>{e.subschema({keyword:"contains",dataProp:C,dataPropType:nt.Type.Num,compositeRule:!0},y),Y()})}function m(y){n.code((0,an._)`${y}++`),r===void 0?n.if((0,an.
_)`${y} >= ${o}`,()=>n.assign(c,!0).break()):(n.if((0,an._)`${y} > ${r}`,()=>n.assign(c,!1).break()),o===1?n.assign(c,!0):n.if((0,an._)`${y} >= ${o}`,()=>n.assign(
c,!0)))}}};lo.default=YS});var it=b(Cn=>{"use strict";Object.defineProperty(Cn,"__esModule",{value:!0});Cn.validateSchemaDeps=Cn.validatePropertyDeps=Cn.error=void 0;var ho=N(),CS=I(),ha=en();
Cn.error={message:({params:{property:e,depsCount:n,deps:i}})=>{let a=n===1?"property":"properties";return(0,ho.str)`must have ${a} ${i} when property ${e} is present`},
params:({params:{property:e,depsCount:n,deps:i,missingProperty:a}})=>(0,ho._)`{property: ${e},
    missingProperty: ${a},
    depsCount: ${n},
    deps: ${i}}`};var LS={keyword:"dependencies",type:"object",schemaType:"object",error:Cn.error,code(e){let[n,i]=bS(e);hh(e,n),ch(e,i)}};function bS({schema:e}){
let n={},i={};for(let a in e){if(a==="__proto__")continue;let t=Array.isArray(e[a])?n:i;t[a]=e[a]}return[n,i]}function hh(e,n=e.schema){let{gen:i,data:a,it:t}=e;
if(Object.keys(n).length===0)return;let u=i.let("missing");for(let o in n){let r=n[o];if(r.length===0)continue;let s=(0,ha.propertyInData)(i,a,o,t.opts.ownProperties);
e.setParams({property:o,depsCount:r.length,deps:r.join(", ")}),t.allErrors?i.if(s,()=>{for(let h of r)(0,ha.checkReportMissingProp)(e,h)}):(i.if((0,ho._)`${s} && (${(0,ha.
checkMissingProp)(e,r,u)})`),(0,ha.reportMissingProp)(e,u),i.else())}}Cn.validatePropertyDeps=hh;function ch(e,n=e.schema){let{gen:i,data:a,keyword:t,it:u}=e,o=i.
name("valid");for(let r in n)(0,CS.alwaysValidSchema)(u,n[r])||(i.if((0,ha.propertyInData)(i,a,r,u.opts.ownProperties),()=>{let s=e.subschema({keyword:t,schemaProp:r},
o);e.mergeValidEvaluated(s,o)},()=>i.var(o,!0)),e.ok(o))}Cn.validateSchemaDeps=ch;Cn.default=LS});var gh=b(co=>{"use strict";Object.defineProperty(co,"__esModule",{value:!0});var dh=N(),JS=I(),ZS={message:"property name must be valid",params:({params:e})=>(0,dh.
_)`{propertyName: ${e.propertyName}}`},DS={keyword:"propertyNames",type:"object",schemaType:["object","boolean"],error:ZS,code(e){let{gen:n,schema:i,data:a,it:t}=e;
if((0,JS.alwaysValidSchema)(t,i))return;let u=n.name("valid");n.forIn("key",a,o=>{e.setParams({propertyName:o}),e.subschema({keyword:"propertyNames",data:o,dataTypes:[
"string"],propertyName:o,compositeRule:!0},u),n.if((0,dh.not)(u),()=>{e.error(!0),t.allErrors||n.break()})}),e.ok(u)}};co.default=DS});var fo=b(go=>{"use strict";Object.defineProperty(go,"__esModule",{value:!0});var at=en(),hn=N(),wS=Ve(),tt=I(),TS={message:"must NOT have additional properties",
params:({params:e})=>(0,hn._)`{additionalProperty: ${e.additionalProperty}}`},_S={keyword:"additionalProperties",type:["object"],schemaType:["boolean","object"],
allowUndefined:!0,trackErrors:!0,error:TS,code(e){let{gen:n,schema:i,parentSchema:a,data:t,errsCount:u,it:o}=e;if(!u)throw new Error("ajv implementation error");
let{allErrors:r,opts:s}=o;if(o.props=!0,s.removeAdditional!=="all"&&(0,tt.alwaysValidSchema)(o,i))return;let h=(0,at.allSchemaProperties)(a.properties),l=(0,at.
allSchemaProperties)(a.patternProperties);c(),e.ok((0,hn._)`${u} === ${wS.default.errors}`);function c(){n.forIn("key",t,Y=>{!h.length&&!l.length?m(Y):n.if(d(Y),
()=>m(Y))})}function d(Y){let C;if(h.length>8){let D=(0,tt.schemaRefOrVal)(o,a.properties,"properties");C=(0,at.isOwnProperty)(n,D,Y)}else h.length?C=(0,hn.or)(
...h.map(D=>(0,hn._)`${Y} === ${D}`)):C=hn.nil;return l.length&&(C=(0,hn.or)(C,...l.map(D=>(0,hn._)`${(0,at.usePattern)(e,D)}.test(${Y})`))),(0,hn.not)(C)}function p(Y){
n.code((0,hn._)`delete ${t}[${Y}]`)}function m(Y){if(s.removeAdditional==="all"||s.removeAdditional&&i===!1){p(Y);return}if(i===!1){e.setParams({additionalProperty:Y}),
e.error(),r||n.break();return}if(typeof i=="object"&&!(0,tt.alwaysValidSchema)(o,i)){let C=n.name("valid");s.removeAdditional==="failing"?(y(Y,C,!1),n.if((0,hn.
not)(C),()=>{e.reset(),p(Y)})):(y(Y,C),r||n.if((0,hn.not)(C),()=>n.break()))}}function y(Y,C,D){let w={keyword:"additionalProperties",dataProp:Y,dataPropType:tt.
Type.Str};D===!1&&Object.assign(w,{compositeRule:!0,createErrors:!1,allErrors:!1}),e.subschema(w,C)}}};go.default=_S});var mh=b(mo=>{"use strict";Object.defineProperty(mo,"__esModule",{value:!0});var PS=fi(),fh=en(),po=I(),ph=fo(),MS={keyword:"properties",type:"object",schemaType:"\
object",code(e){let{gen:n,schema:i,parentSchema:a,data:t,it:u}=e;u.opts.removeAdditional==="all"&&a.additionalProperties===void 0&&ph.default.code(new PS.KeywordCxt(
u,ph.default,"additionalProperties"));let o=(0,fh.allSchemaProperties)(i);for(let c of o)u.definedProperties.add(c);u.opts.unevaluated&&o.length&&u.props!==!0&&
(u.props=po.mergeEvaluated.props(n,(0,po.toHash)(o),u.props));let r=o.filter(c=>!(0,po.alwaysValidSchema)(u,i[c]));if(r.length===0)return;let s=n.name("valid");
for(let c of r)h(c)?l(c):(n.if((0,fh.propertyInData)(n,t,c,u.opts.ownProperties)),l(c),u.allErrors||n.else().var(s,!0),n.endIf()),e.it.definedProperties.add(c),
e.ok(s);function h(c){return u.opts.useDefaults&&!u.compositeRule&&i[c].default!==void 0}function l(c){e.subschema({keyword:"properties",schemaProp:c,dataProp:c},
s)}}};mo.default=MS});var Yh=b(yo=>{"use strict";Object.defineProperty(yo,"__esModule",{value:!0});var yh=en(),ut=N(),Sh=I(),vh=I(),XS={keyword:"patternProperties",type:"object",schemaType:"\
object",code(e){let{gen:n,schema:i,data:a,parentSchema:t,it:u}=e,{opts:o}=u,r=(0,yh.allSchemaProperties)(i),s=r.filter(y=>(0,Sh.alwaysValidSchema)(u,i[y]));if(r.
length===0||s.length===r.length&&(!u.opts.unevaluated||u.props===!0))return;let h=o.strictSchema&&!o.allowMatchingProperties&&t.properties,l=n.name("valid");u.props!==
!0&&!(u.props instanceof ut.Name)&&(u.props=(0,vh.evaluatedPropsToName)(n,u.props));let{props:c}=u;d();function d(){for(let y of r)h&&p(y),u.allErrors?m(y):(n.var(
l,!0),m(y),n.if(l))}function p(y){for(let Y in h)new RegExp(y).test(Y)&&(0,Sh.checkStrictMode)(u,`property ${Y} matches pattern ${y} (use allowMatchingPropertie\
s)`)}function m(y){n.forIn("key",a,Y=>{n.if((0,ut._)`${(0,yh.usePattern)(e,y)}.test(${Y})`,()=>{let C=s.includes(y);C||e.subschema({keyword:"patternProperties",
schemaProp:y,dataProp:Y,dataPropType:vh.Type.Str},l),u.opts.unevaluated&&c!==!0?n.assign((0,ut._)`${c}[${Y}]`,!0):!C&&!u.allErrors&&n.if((0,ut.not)(l),()=>n.break())})})}}};
yo.default=XS});var Ch=b(So=>{"use strict";Object.defineProperty(So,"__esModule",{value:!0});var ES=I(),$S={keyword:"not",schemaType:["object","boolean"],trackErrors:!0,code(e){
let{gen:n,schema:i,it:a}=e;if((0,ES.alwaysValidSchema)(a,i)){e.fail();return}let t=n.name("valid");e.subschema({keyword:"not",compositeRule:!0,createErrors:!1,allErrors:!1},
t),e.failResult(t,()=>e.reset(),()=>e.error())},error:{message:"must NOT be valid"}};So.default=$S});var Lh=b(vo=>{"use strict";Object.defineProperty(vo,"__esModule",{value:!0});var HS=en(),RS={keyword:"anyOf",schemaType:"array",trackErrors:!0,code:HS.validateUnion,
error:{message:"must match a schema in anyOf"}};vo.default=RS});var bh=b(Yo=>{"use strict";Object.defineProperty(Yo,"__esModule",{value:!0});var ot=N(),xS=I(),NS={message:"must match exactly one schema in oneOf",params:({params:e})=>(0,ot.
_)`{passingSchemas: ${e.passing}}`},FS={keyword:"oneOf",schemaType:"array",trackErrors:!0,error:NS,code(e){let{gen:n,schema:i,parentSchema:a,it:t}=e;if(!Array.isArray(
i))throw new Error("ajv implementation error");if(t.opts.discriminator&&a.discriminator)return;let u=i,o=n.let("valid",!1),r=n.let("passing",null),s=n.name("_va\
lid");e.setParams({passing:r}),n.block(h),e.result(o,()=>e.reset(),()=>e.error(!0));function h(){u.forEach((l,c)=>{let d;(0,xS.alwaysValidSchema)(t,l)?n.var(s,!0):
d=e.subschema({keyword:"oneOf",schemaProp:c,compositeRule:!0},s),c>0&&n.if((0,ot._)`${s} && ${o}`).assign(o,!1).assign(r,(0,ot._)`[${r}, ${c}]`).else(),n.if(s,()=>{
n.assign(o,!0),n.assign(r,c),d&&e.mergeEvaluated(d,ot.Name)})})}}};Yo.default=FS});var Jh=b(Co=>{"use strict";Object.defineProperty(Co,"__esModule",{value:!0});var kS=I(),OS={keyword:"allOf",schemaType:"array",code(e){let{gen:n,schema:i,it:a}=e;
if(!Array.isArray(i))throw new Error("ajv implementation error");let t=n.name("valid");i.forEach((u,o)=>{if((0,kS.alwaysValidSchema)(a,u))return;let r=e.subschema(
{keyword:"allOf",schemaProp:o},t);e.ok(t),e.mergeEvaluated(r)})}};Co.default=OS});var wh=b(Lo=>{"use strict";Object.defineProperty(Lo,"__esModule",{value:!0});var rt=N(),Dh=I(),AS={message:({params:e})=>(0,rt.str)`must match "${e.ifClause}" schema`,
params:({params:e})=>(0,rt._)`{failingKeyword: ${e.ifClause}}`},QS={keyword:"if",schemaType:["object","boolean"],trackErrors:!0,error:AS,code(e){let{gen:n,parentSchema:i,
it:a}=e;i.then===void 0&&i.else===void 0&&(0,Dh.checkStrictMode)(a,'"if" without "then" and "else" is ignored');let t=Zh(a,"then"),u=Zh(a,"else");if(!t&&!u)return;
let o=n.let("valid",!0),r=n.name("_valid");if(s(),e.reset(),t&&u){let l=n.let("ifClause");e.setParams({ifClause:l}),n.if(r,h("then",l),h("else",l))}else t?n.if(
r,h("then")):n.if((0,rt.not)(r),h("else"));e.pass(o,()=>e.error(!0));function s(){let l=e.subschema({keyword:"if",compositeRule:!0,createErrors:!1,allErrors:!1},
r);e.mergeEvaluated(l)}function h(l,c){return()=>{let d=e.subschema({keyword:l},r);n.assign(o,r),e.mergeValidEvaluated(d,o),c?n.assign(c,(0,rt._)`${l}`):e.setParams(
{ifClause:l})}}}};function Zh(e,n){let i=e.schema[n];return i!==void 0&&!(0,Dh.alwaysValidSchema)(e,i)}Lo.default=QS});var Th=b(bo=>{"use strict";Object.defineProperty(bo,"__esModule",{value:!0});var BS=I(),GS={keyword:["then","else"],schemaType:["object","boolean"],code({keyword:e,
parentSchema:n,it:i}){n.if===void 0&&(0,BS.checkStrictMode)(i,`"${e}" without "if" is ignored`)}};bo.default=GS});var Zo=b(Jo=>{"use strict";Object.defineProperty(Jo,"__esModule",{value:!0});var jS=uo(),KS=oh(),WS=oo(),IS=sh(),zS=lh(),qS=it(),US=gh(),VS=fo(),ev=mh(),nv=Yh(),
iv=Ch(),av=Lh(),tv=bh(),uv=Jh(),ov=wh(),rv=Th();function sv(e=!1){let n=[iv.default,av.default,tv.default,uv.default,ov.default,rv.default,US.default,VS.default,
qS.default,ev.default,nv.default];return e?n.push(KS.default,IS.default):n.push(jS.default,WS.default),n.push(zS.default),n}Jo.default=sv});var _h=b(Do=>{"use strict";Object.defineProperty(Do,"__esModule",{value:!0});var Je=N(),lv={message:({schemaCode:e})=>(0,Je.str)`must match format "${e}"`,params:({
schemaCode:e})=>(0,Je._)`{format: ${e}}`},hv={keyword:"format",type:["number","string"],schemaType:"string",$data:!0,error:lv,code(e,n){let{gen:i,data:a,$data:t,
schema:u,schemaCode:o,it:r}=e,{opts:s,errSchemaPath:h,schemaEnv:l,self:c}=r;if(!s.validateFormats)return;t?d():p();function d(){let m=i.scopeValue("formats",{ref:c.
formats,code:s.code.formats}),y=i.const("fDef",(0,Je._)`${m}[${o}]`),Y=i.let("fType"),C=i.let("format");i.if((0,Je._)`typeof ${y} == "object" && !(${y} instanceof RegExp)`,
()=>i.assign(Y,(0,Je._)`${y}.type || "string"`).assign(C,(0,Je._)`${y}.validate`),()=>i.assign(Y,(0,Je._)`"string"`).assign(C,y)),e.fail$data((0,Je.or)(D(),w()));
function D(){return s.strictSchema===!1?Je.nil:(0,Je._)`${o} && !${C}`}function w(){let M=l.$async?(0,Je._)`(${y}.async ? await ${C}(${a}) : ${C}(${a}))`:(0,Je.
_)`${C}(${a})`,J=(0,Je._)`(typeof ${C} == "function" ? ${M} : ${C}.test(${a}))`;return(0,Je._)`${C} && ${C} !== true && ${Y} === ${n} && !${J}`}}function p(){let m=c.
formats[u];if(!m){D();return}if(m===!0)return;let[y,Y,C]=w(m);y===n&&e.pass(M());function D(){if(s.strictSchema===!1){c.logger.warn(J());return}throw new Error(
J());function J(){return`unknown format "${u}" ignored in schema at path "${h}"`}}function w(J){let f=J instanceof RegExp?(0,Je.regexpCode)(J):s.code.formats?(0,Je.
_)`${s.code.formats}${(0,Je.getProperty)(u)}`:void 0,g=i.scopeValue("formats",{key:u,ref:J,code:f});return typeof J=="object"&&!(J instanceof RegExp)?[J.type||"\
string",J.validate,(0,Je._)`${g}.validate`]:["string",J,g]}function M(){if(typeof m=="object"&&!(m instanceof RegExp)&&m.async){if(!l.$async)throw new Error("as\
ync format in sync schema");return(0,Je._)`await ${C}(${a})`}return typeof Y=="function"?(0,Je._)`${C}(${a})`:(0,Je._)`${C}.test(${a})`}}}};Do.default=hv});var To=b(wo=>{"use strict";Object.defineProperty(wo,"__esModule",{value:!0});var cv=_h(),dv=[cv.default];wo.default=dv});var _o=b(Yi=>{"use strict";Object.defineProperty(Yi,"__esModule",{value:!0});Yi.contentVocabulary=Yi.metadataVocabulary=void 0;Yi.metadataVocabulary=["title","d\
escription","default","deprecated","readOnly","writeOnly","examples"];Yi.contentVocabulary=["contentMediaType","contentEncoding","contentSchema"]});var Mh=b(Po=>{"use strict";Object.defineProperty(Po,"__esModule",{value:!0});var gv=Ou(),fv=ao(),pv=Zo(),mv=To(),Ph=_o(),yv=[gv.default,fv.default,(0,pv.default)(),
mv.default,Ph.metadataVocabulary,Ph.contentVocabulary];Po.default=yv});var Eh=b(st=>{"use strict";Object.defineProperty(st,"__esModule",{value:!0});st.DiscrError=void 0;var Xh;(function(e){e.Tag="tag",e.Mapping="mapping"})(Xh||(st.
DiscrError=Xh={}))});var Eo=b(Xo=>{"use strict";Object.defineProperty(Xo,"__esModule",{value:!0});var Ci=N(),Mo=Eh(),$h=zi(),Sv=pi(),vv=I(),Yv={message:({params:{discrError:e,tagName:n}})=>e===
Mo.DiscrError.Tag?`tag "${n}" must be string`:`value of tag "${n}" must be in oneOf`,params:({params:{discrError:e,tag:n,tagName:i}})=>(0,Ci._)`{error: ${e}, tag: ${i}, tagValue: ${n}}`},
Cv={keyword:"discriminator",type:"object",schemaType:"object",error:Yv,code(e){let{gen:n,data:i,schema:a,parentSchema:t,it:u}=e,{oneOf:o}=t;if(!u.opts.discriminator)
throw new Error("discriminator: requires discriminator option");let r=a.propertyName;if(typeof r!="string")throw new Error("discriminator: requires propertyName");
if(a.mapping)throw new Error("discriminator: mapping is not supported");if(!o)throw new Error("discriminator: requires oneOf keyword");let s=n.let("valid",!1),h=n.
const("tag",(0,Ci._)`${i}${(0,Ci.getProperty)(r)}`);n.if((0,Ci._)`typeof ${h} == "string"`,()=>l(),()=>e.error(!1,{discrError:Mo.DiscrError.Tag,tag:h,tagName:r})),
e.ok(s);function l(){let p=d();n.if(!1);for(let m in p)n.elseIf((0,Ci._)`${h} === ${m}`),n.assign(s,c(p[m]));n.else(),e.error(!1,{discrError:Mo.DiscrError.Mapping,
tag:h,tagName:r}),n.endIf()}function c(p){let m=n.name("valid"),y=e.subschema({keyword:"oneOf",schemaProp:p},m);return e.mergeEvaluated(y,Ci.Name),m}function d(){
var p;let m={},y=C(t),Y=!0;for(let M=0;M<o.length;M++){let J=o[M];if(J?.$ref&&!(0,vv.schemaHasRulesButRef)(J,u.self.RULES)){let g=J.$ref;if(J=$h.resolveRef.call(
u.self,u.schemaEnv.root,u.baseId,g),J instanceof $h.SchemaEnv&&(J=J.schema),J===void 0)throw new Sv.default(u.opts.uriResolver,u.baseId,g)}let f=(p=J?.properties)===
null||p===void 0?void 0:p[r];if(typeof f!="object")throw new Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${r}"`);Y=Y&&(y||
C(J)),D(f,M)}if(!Y)throw new Error(`discriminator: "${r}" must be required`);return m;function C({required:M}){return Array.isArray(M)&&M.includes(r)}function D(M,J){
if(M.const)w(M.const,J);else if(M.enum)for(let f of M.enum)w(f,J);else throw new Error(`discriminator: "properties/${r}" must have "const" or "enum"`)}function w(M,J){
if(typeof M!="string"||M in m)throw new Error(`discriminator: "${r}" values must be unique strings`);m[M]=J}}}};Xo.default=Cv});var Hh=b((ow,Lv)=>{Lv.exports={$schema:"http://json-schema.org/draft-07/schema#",$id:"http://json-schema.org/draft-07/schema#",title:"Core schema meta-schema",definitions:{
schemaArray:{type:"array",minItems:1,items:{$ref:"#"}},nonNegativeInteger:{type:"integer",minimum:0},nonNegativeIntegerDefault0:{allOf:[{$ref:"#/definitions/non\
NegativeInteger"},{default:0}]},simpleTypes:{enum:["array","boolean","integer","null","number","object","string"]},stringArray:{type:"array",items:{type:"string"},
uniqueItems:!0,default:[]}},type:["object","boolean"],properties:{$id:{type:"string",format:"uri-reference"},$schema:{type:"string",format:"uri"},$ref:{type:"st\
ring",format:"uri-reference"},$comment:{type:"string"},title:{type:"string"},description:{type:"string"},default:!0,readOnly:{type:"boolean",default:!1},examples:{
type:"array",items:!0},multipleOf:{type:"number",exclusiveMinimum:0},maximum:{type:"number"},exclusiveMaximum:{type:"number"},minimum:{type:"number"},exclusiveMinimum:{
type:"number"},maxLength:{$ref:"#/definitions/nonNegativeInteger"},minLength:{$ref:"#/definitions/nonNegativeIntegerDefault0"},pattern:{type:"string",format:"re\
gex"},additionalItems:{$ref:"#"},items:{anyOf:[{$ref:"#"},{$ref:"#/definitions/schemaArray"}],default:!0},maxItems:{$ref:"#/definitions/nonNegativeInteger"},minItems:{
$ref:"#/definitions/nonNegativeIntegerDefault0"},uniqueItems:{type:"boolean",default:!1},contains:{$ref:"#"},maxProperties:{$ref:"#/definitions/nonNegativeInteg\
er"},minProperties:{$ref:"#/definitions/nonNegativeIntegerDefault0"},required:{$ref:"#/definitions/stringArray"},additionalProperties:{$ref:"#"},definitions:{type:"\
object",additionalProperties:{$ref:"#"},default:{}},properties:{type:"object",additionalProperties:{$ref:"#"},default:{}},patternProperties:{type:"object",additionalProperties:{
$ref:"#"},propertyNames:{format:"regex"},default:{}},dependencies:{type:"object",additionalProperties:{anyOf:[{$ref:"#"},{$ref:"#/definitions/stringArray"}]}},propertyNames:{
$ref:"#"},const:!0,enum:{type:"array",items:!0,minItems:1,uniqueItems:!0},type:{anyOf:[{$ref:"#/definitions/simpleTypes"},{type:"array",items:{$ref:"#/definitio\
ns/simpleTypes"},minItems:1,uniqueItems:!0}]},format:{type:"string"},contentMediaType:{type:"string"},contentEncoding:{type:"string"},if:{$ref:"#"},then:{$ref:"\
#"},else:{$ref:"#"},allOf:{$ref:"#/definitions/schemaArray"},anyOf:{$ref:"#/definitions/schemaArray"},oneOf:{$ref:"#/definitions/schemaArray"},not:{$ref:"#"}},default:!0}});var Ho=b((me,$o)=>{"use strict";Object.defineProperty(me,"__esModule",{value:!0});me.MissingRefError=me.ValidationError=me.CodeGen=me.Name=me.nil=me.stringify=me.
str=me._=me.KeywordCxt=me.Ajv=void 0;var bv=Nu(),Jv=Mh(),Zv=Eo(),Rh=Hh(),Dv=["/properties"],lt="http://json-schema.org/draft-07/schema",Li=class extends bv.default{_addVocabularies(){
super._addVocabularies(),Jv.default.forEach(n=>this.addVocabulary(n)),this.opts.discriminator&&this.addKeyword(Zv.default)}_addDefaultMetaSchema(){if(super._addDefaultMetaSchema(),
!this.opts.meta)return;let n=this.opts.$data?this.$dataMetaSchema(Rh,Dv):Rh;this.addMetaSchema(n,lt,!1),this.refs["http://json-schema.org/schema"]=lt}defaultMeta(){
return this.opts.defaultMeta=super.defaultMeta()||(this.getSchema(lt)?lt:void 0)}};me.Ajv=Li;$o.exports=me=Li;$o.exports.Ajv=Li;Object.defineProperty(me,"__esMo\
dule",{value:!0});me.default=Li;var wv=fi();Object.defineProperty(me,"KeywordCxt",{enumerable:!0,get:function(){return wv.KeywordCxt}});var bi=N();Object.defineProperty(
me,"_",{enumerable:!0,get:function(){return bi._}});Object.defineProperty(me,"str",{enumerable:!0,get:function(){return bi.str}});Object.defineProperty(me,"stri\
ngify",{enumerable:!0,get:function(){return bi.stringify}});Object.defineProperty(me,"nil",{enumerable:!0,get:function(){return bi.nil}});Object.defineProperty(
me,"Name",{enumerable:!0,get:function(){return bi.Name}});Object.defineProperty(me,"CodeGen",{enumerable:!0,get:function(){return bi.CodeGen}});var Tv=Ii();Object.
defineProperty(me,"ValidationError",{enumerable:!0,get:function(){return Tv.default}});var _v=pi();Object.defineProperty(me,"MissingRefError",{enumerable:!0,get:function(){
return _v.default}})});var xh=b(Ji=>{"use strict";Object.defineProperty(Ji,"__esModule",{value:!0});Ji.formatLimitDefinition=void 0;var Pv=Ho(),cn=N(),On=cn.operators,ht={formatMaximum:{
okStr:"<=",ok:On.LTE,fail:On.GT},formatMinimum:{okStr:">=",ok:On.GTE,fail:On.LT},formatExclusiveMaximum:{okStr:"<",ok:On.LT,fail:On.GTE},formatExclusiveMinimum:{
okStr:">",ok:On.GT,fail:On.LTE}},Mv={message:({keyword:e,schemaCode:n})=>(0,cn.str)`should be ${ht[e].okStr} ${n}`,params:({keyword:e,schemaCode:n})=>(0,cn._)`{comparison: ${ht[e].
okStr}, limit: ${n}}`};Ji.formatLimitDefinition={keyword:Object.keys(ht),type:"string",schemaType:"string",$data:!0,error:Mv,code(e){let{gen:n,data:i,schemaCode:a,
keyword:t,it:u}=e,{opts:o,self:r}=u;if(!o.validateFormats)return;let s=new Pv.KeywordCxt(u,r.RULES.all.format.definition,"format");s.$data?h():l();function h(){
let d=n.scopeValue("formats",{ref:r.formats,code:o.code.formats}),p=n.const("fmt",(0,cn._)`${d}[${s.schemaCode}]`);e.fail$data((0,cn.or)((0,cn._)`typeof ${p} != "object"`,
(0,cn._)`${p} instanceof RegExp`,(0,cn._)`typeof ${p}.compare != "function"`,c(p)))}function l(){let d=s.schema,p=r.formats[d];if(!p||p===!0)return;if(typeof p!=
"object"||p instanceof RegExp||typeof p.compare!="function")throw new Error(`"${t}": format "${d}" does not define "compare" function`);let m=n.scopeValue("form\
ats",{key:d,ref:p,code:o.code.formats?(0,cn._)`${o.code.formats}${(0,cn.getProperty)(d)}`:void 0});e.fail$data(c(m))}function c(d){return(0,cn._)`${d}.compare(${i}, ${a}) ${ht[t].
fail} 0`}},dependencies:["format"]};var Xv=e=>(e.addKeyword(Ji.formatLimitDefinition),e);Ji.default=Xv});var Oh=b((ca,kh)=>{"use strict";Object.defineProperty(ca,"__esModule",{value:!0});var Zi=as(),Ev=xh(),Ro=N(),Nh=new Ro.Name("fullFormats"),$v=new Ro.Name("fastF\
ormats"),xo=(e,n={keywords:!0})=>{if(Array.isArray(n))return Fh(e,n,Zi.fullFormats,Nh),e;let[i,a]=n.mode==="fast"?[Zi.fastFormats,$v]:[Zi.fullFormats,Nh],t=n.formats||
Zi.formatNames;return Fh(e,t,i,a),n.keywords&&(0,Ev.default)(e),e};xo.get=(e,n="full")=>{let a=(n==="fast"?Zi.fastFormats:Zi.fullFormats)[e];if(!a)throw new Error(
`Unknown format "${e}"`);return a};function Fh(e,n,i,a){var t,u;(t=(u=e.opts.code).formats)!==null&&t!==void 0||(u.formats=(0,Ro._)`require("ajv-formats/dist/formats").${a}`);
for(let o of n)e.addFormat(o,i[o])}kh.exports=ca=xo;Object.defineProperty(ca,"__esModule",{value:!0});ca.default=xo});var zo=b(fa=>{"use strict";Object.defineProperty(fa,"__esModule",{value:!0});fa.dynamicAnchor=void 0;var Io=N(),Iv=Ve(),Xc=zi(),zv=za(),qv={keyword:"$dynamicAnc\
hor",schemaType:"string",code:e=>Ec(e,e.schema)};function Ec(e,n){let{gen:i,it:a}=e;a.schemaEnv.root.dynamicAnchors[n]=!0;let t=(0,Io._)`${Iv.default.dynamicAnchors}${(0,Io.
getProperty)(n)}`,u=a.errSchemaPath==="#"?a.validateName:Uv(e);i.if((0,Io._)`!${t}`,()=>i.assign(t,u))}fa.dynamicAnchor=Ec;function Uv(e){let{schemaEnv:n,schema:i,
self:a}=e.it,{root:t,baseId:u,localRefs:o,meta:r}=n.root,{schemaId:s}=a.opts,h=new Xc.SchemaEnv({schema:i,schemaId:s,root:t,baseId:u,localRefs:o,meta:r});return Xc.
compileSchema.call(a,h),(0,zv.getValidate)(e,h)}fa.default=qv});var qo=b(pa=>{"use strict";Object.defineProperty(pa,"__esModule",{value:!0});pa.dynamicRef=void 0;var $c=N(),Vv=Ve(),Hc=za(),eY={keyword:"$dynamicRef",schemaType:"\
string",code:e=>Rc(e,e.schema)};function Rc(e,n){let{gen:i,keyword:a,it:t}=e;if(n[0]!=="#")throw new Error(`"${a}" only supports hash fragment reference`);let u=n.
slice(1);if(t.allErrors)o();else{let s=i.let("valid",!1);o(s),e.ok(s)}function o(s){if(t.schemaEnv.root.dynamicAnchors[u]){let h=i.let("_v",(0,$c._)`${Vv.default.
dynamicAnchors}${(0,$c.getProperty)(u)}`);i.if(h,r(h,s),r(t.validateName,s))}else r(t.validateName,s)()}function r(s,h){return h?()=>i.block(()=>{(0,Hc.callRef)(
e,s),i.let(h,!0)}):()=>(0,Hc.callRef)(e,s)}}pa.dynamicRef=Rc;pa.default=eY});var xc=b(Uo=>{"use strict";Object.defineProperty(Uo,"__esModule",{value:!0});var nY=zo(),iY=I(),aY={keyword:"$recursiveAnchor",schemaType:"boolean",code(e){e.schema?
(0,nY.dynamicAnchor)(e,""):(0,iY.checkStrictMode)(e.it,"$recursiveAnchor: false is ignored")}};Uo.default=aY});var Nc=b(Vo=>{"use strict";Object.defineProperty(Vo,"__esModule",{value:!0});var tY=qo(),uY={keyword:"$recursiveRef",schemaType:"string",code:e=>(0,tY.dynamicRef)(
e,e.schema)};Vo.default=uY});var Fc=b(er=>{"use strict";Object.defineProperty(er,"__esModule",{value:!0});var oY=zo(),rY=qo(),sY=xc(),lY=Nc(),hY=[oY.default,rY.default,sY.default,lY.default];
er.default=hY});var Oc=b(nr=>{"use strict";Object.defineProperty(nr,"__esModule",{value:!0});var kc=it(),cY={keyword:"dependentRequired",type:"object",schemaType:"object",error:kc.
error,code:e=>(0,kc.validatePropertyDeps)(e)};nr.default=cY});var Ac=b(ir=>{"use strict";Object.defineProperty(ir,"__esModule",{value:!0});var dY=it(),gY={keyword:"dependentSchemas",type:"object",schemaType:"object",code:e=>(0,dY.
validateSchemaDeps)(e)};ir.default=gY});var Qc=b(ar=>{"use strict";Object.defineProperty(ar,"__esModule",{value:!0});var fY=I(),pY={keyword:["maxContains","minContains"],type:"array",schemaType:"numbe\
r",code({keyword:e,parentSchema:n,it:i}){n.contains===void 0&&(0,fY.checkStrictMode)(i,`"${e}" without "contains" is ignored`)}};ar.default=pY});var Bc=b(tr=>{"use strict";Object.defineProperty(tr,"__esModule",{value:!0});var mY=Oc(),yY=Ac(),SY=Qc(),vY=[mY.default,yY.default,SY.default];tr.default=vY});var jc=b(ur=>{"use strict";Object.defineProperty(ur,"__esModule",{value:!0});var An=N(),Gc=I(),YY=Ve(),CY={message:"must NOT have unevaluated properties",params:({
params:e})=>(0,An._)`{unevaluatedProperty: ${e.unevaluatedProperty}}`},LY={keyword:"unevaluatedProperties",type:"object",schemaType:["boolean","object"],trackErrors:!0,
error:CY,code(e){let{gen:n,schema:i,data:a,errsCount:t,it:u}=e;if(!t)throw new Error("ajv implementation error");let{allErrors:o,props:r}=u;r instanceof An.Name?
n.if((0,An._)`${r} !== true`,()=>n.forIn("key",a,c=>n.if(h(r,c),()=>s(c)))):r!==!0&&n.forIn("key",a,c=>r===void 0?s(c):n.if(l(r,c),()=>s(c))),u.props=!0,e.ok((0,An.
_)`${t} === ${YY.default.errors}`);function s(c){if(i===!1){e.setParams({unevaluatedProperty:c}),e.error(),o||n.break();return}if(!(0,Gc.alwaysValidSchema)(u,i)){
let d=n.name("valid");e.subschema({keyword:"unevaluatedProperties",dataProp:c,dataPropType:Gc.Type.Str},d),o||n.if((0,An.not)(d),()=>n.break())}}function h(c,d){
return(0,An._)`!${c} || !${c}[${d}]`}function l(c,d){let p=[];for(let m in c)c[m]===!0&&p.push((0,An._)`${d} !== ${m}`);return(0,An.and)(...p)}}};ur.default=LY});var Wc=b(or=>{"use strict";Object.defineProperty(or,"__esModule",{value:!0});var ti=N(),Kc=I(),bY={message:({params:{len:e}})=>(0,ti.str)`must NOT have more than ${e} items`,
params:({params:{len:e}})=>(0,ti._)`{limit: ${e}}`},JY={keyword:"unevaluatedItems",type:"array",schemaType:["boolean","object"],error:bY,code(e){let{gen:n,schema:i,
data:a,it:t}=e,u=t.items||0;if(u===!0)return;let o=n.const("len",(0,ti._)`${a}.length`);if(i===!1)e.setParams({len:u}),e.fail((0,ti._)`${o} > ${u}`);else if(typeof i==
"object"&&!(0,Kc.alwaysValidSchema)(t,i)){let s=n.var("valid",(0,ti._)`${o} <= ${u}`);n.if((0,ti.not)(s),()=>r(s,u)),e.ok(s)}t.items=!0;function r(s,h){n.forRange(
"i",h,o,l=>{e.subschema({keyword:"unevaluatedItems",dataProp:l,dataPropType:Kc.Type.Num},s),t.allErrors||n.if((0,ti.not)(s),()=>n.break())})}}};or.default=JY});var Ic=b(rr=>{"use strict";Object.defineProperty(rr,"__esModule",{value:!0});var ZY=jc(),DY=Wc(),wY=[ZY.default,DY.default];rr.default=wY});var qc=b(sr=>{"use strict";Object.defineProperty(sr,"__esModule",{value:!0});var TY=Ou(),_Y=ao(),PY=Zo(),MY=Fc(),XY=Bc(),EY=Ic(),$Y=To(),zc=_o(),HY=[MY.default,
TY.default,_Y.default,(0,PY.default)(!0),$Y.default,zc.metadataVocabulary,zc.contentVocabulary,XY.default,EY.default];sr.default=HY});var Uc=b((q1,RY)=>{RY.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/schema",$vocabulary:{"https://j\
son-schema.org/draft/2020-12/vocab/core":!0,"https://json-schema.org/draft/2020-12/vocab/applicator":!0,"https://json-schema.org/draft/2020-12/vocab/unevaluated":!0,
"https://json-schema.org/draft/2020-12/vocab/validation":!0,"https://json-schema.org/draft/2020-12/vocab/meta-data":!0,"https://json-schema.org/draft/2020-12/vo\
cab/format-annotation":!0,"https://json-schema.org/draft/2020-12/vocab/content":!0},$dynamicAnchor:"meta",title:"Core and Validation specifications meta-schema",
allOf:[{$ref:"meta/core"},{$ref:"meta/applicator"},{$ref:"meta/unevaluated"},{$ref:"meta/validation"},{$ref:"meta/meta-data"},{$ref:"meta/format-annotation"},{$ref:"\
meta/content"}],type:["object","boolean"],$comment:"This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatibl\
e extensions as they remain in common use.",properties:{definitions:{$comment:'"definitions" has been replaced by "$defs".',type:"object",additionalProperties:{
$dynamicRef:"#meta"},deprecated:!0,default:{}},dependencies:{$comment:'"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" \
in order to serve their differing semantics.',type:"object",additionalProperties:{anyOf:[{$dynamicRef:"#meta"},{$ref:"meta/validation#/$defs/stringArray"}]},deprecated:!0,
default:{}},$recursiveAnchor:{$comment:'"$recursiveAnchor" has been replaced by "$dynamicAnchor".',$ref:"meta/core#/$defs/anchorString",deprecated:!0},$recursiveRef:{
$comment:'"$recursiveRef" has been replaced by "$dynamicRef".',$ref:"meta/core#/$defs/uriReferenceString",deprecated:!0}}}});var Vc=b((U1,xY)=>{xY.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/applicator",$vocabulary:{"\
https://json-schema.org/draft/2020-12/vocab/applicator":!0},$dynamicAnchor:"meta",title:"Applicator vocabulary meta-schema",type:["object","boolean"],properties:{
prefixItems:{$ref:"#/$defs/schemaArray"},items:{$dynamicRef:"#meta"},contains:{$dynamicRef:"#meta"},additionalProperties:{$dynamicRef:"#meta"},properties:{type:"\
object",additionalProperties:{$dynamicRef:"#meta"},default:{}},patternProperties:{type:"object",additionalProperties:{$dynamicRef:"#meta"},propertyNames:{format:"\
regex"},default:{}},dependentSchemas:{type:"object",additionalProperties:{$dynamicRef:"#meta"},default:{}},propertyNames:{$dynamicRef:"#meta"},if:{$dynamicRef:"\
#meta"},then:{$dynamicRef:"#meta"},else:{$dynamicRef:"#meta"},allOf:{$ref:"#/$defs/schemaArray"},anyOf:{$ref:"#/$defs/schemaArray"},oneOf:{$ref:"#/$defs/schemaA\
rray"},not:{$dynamicRef:"#meta"}},$defs:{schemaArray:{type:"array",minItems:1,items:{$dynamicRef:"#meta"}}}}});var ed=b((V1,NY)=>{NY.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/unevaluated",$vocabulary:{
"https://json-schema.org/draft/2020-12/vocab/unevaluated":!0},$dynamicAnchor:"meta",title:"Unevaluated applicator vocabulary meta-schema",type:["object","boolea\
n"],properties:{unevaluatedItems:{$dynamicRef:"#meta"},unevaluatedProperties:{$dynamicRef:"#meta"}}}});var nd=b((eT,FY)=>{FY.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/content",$vocabulary:{"htt\
ps://json-schema.org/draft/2020-12/vocab/content":!0},$dynamicAnchor:"meta",title:"Content vocabulary meta-schema",type:["object","boolean"],properties:{contentEncoding:{
type:"string"},contentMediaType:{type:"string"},contentSchema:{$dynamicRef:"#meta"}}}});var id=b((nT,kY)=>{kY.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/core",$vocabulary:{"https:\
//json-schema.org/draft/2020-12/vocab/core":!0},$dynamicAnchor:"meta",title:"Core vocabulary meta-schema",type:["object","boolean"],properties:{$id:{$ref:"#/$de\
fs/uriReferenceString",$comment:"Non-empty fragments not allowed.",pattern:"^[^#]*#?$"},$schema:{$ref:"#/$defs/uriString"},$ref:{$ref:"#/$defs/uriReferenceStrin\
g"},$anchor:{$ref:"#/$defs/anchorString"},$dynamicRef:{$ref:"#/$defs/uriReferenceString"},$dynamicAnchor:{$ref:"#/$defs/anchorString"},$vocabulary:{type:"object",
propertyNames:{$ref:"#/$defs/uriString"},additionalProperties:{type:"boolean"}},$comment:{type:"string"},$defs:{type:"object",additionalProperties:{$dynamicRef:"\
#meta"}}},$defs:{anchorString:{type:"string",pattern:"^[A-Za-z_][-A-Za-z0-9._]*$"},uriString:{type:"string",format:"uri"},uriReferenceString:{type:"string",format:"\
uri-reference"}}}});var ad=b((iT,OY)=>{OY.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/format-annotation",$vocabulary:{
"https://json-schema.org/draft/2020-12/vocab/format-annotation":!0},$dynamicAnchor:"meta",title:"Format vocabulary meta-schema for annotation results",type:["ob\
ject","boolean"],properties:{format:{type:"string"}}}});var td=b((aT,AY)=>{AY.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/meta-data",$vocabulary:{"h\
ttps://json-schema.org/draft/2020-12/vocab/meta-data":!0},$dynamicAnchor:"meta",title:"Meta-data vocabulary meta-schema",type:["object","boolean"],properties:{title:{
type:"string"},description:{type:"string"},default:!0,deprecated:{type:"boolean",default:!1},readOnly:{type:"boolean",default:!1},writeOnly:{type:"boolean",default:!1},
examples:{type:"array",items:!0}}}});var ud=b((tT,QY)=>{QY.exports={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://json-schema.org/draft/2020-12/meta/validation",$vocabulary:{"\
https://json-schema.org/draft/2020-12/vocab/validation":!0},$dynamicAnchor:"meta",title:"Validation vocabulary meta-schema",type:["object","boolean"],properties:{
type:{anyOf:[{$ref:"#/$defs/simpleTypes"},{type:"array",items:{$ref:"#/$defs/simpleTypes"},minItems:1,uniqueItems:!0}]},const:!0,enum:{type:"array",items:!0},multipleOf:{
type:"number",exclusiveMinimum:0},maximum:{type:"number"},exclusiveMaximum:{type:"number"},minimum:{type:"number"},exclusiveMinimum:{type:"number"},maxLength:{$ref:"\
#/$defs/nonNegativeInteger"},minLength:{$ref:"#/$defs/nonNegativeIntegerDefault0"},pattern:{type:"string",format:"regex"},maxItems:{$ref:"#/$defs/nonNegativeInt\
eger"},minItems:{$ref:"#/$defs/nonNegativeIntegerDefault0"},uniqueItems:{type:"boolean",default:!1},maxContains:{$ref:"#/$defs/nonNegativeInteger"},minContains:{
$ref:"#/$defs/nonNegativeInteger",default:1},maxProperties:{$ref:"#/$defs/nonNegativeInteger"},minProperties:{$ref:"#/$defs/nonNegativeIntegerDefault0"},required:{
$ref:"#/$defs/stringArray"},dependentRequired:{type:"object",additionalProperties:{$ref:"#/$defs/stringArray"}}},$defs:{nonNegativeInteger:{type:"integer",minimum:0},
nonNegativeIntegerDefault0:{$ref:"#/$defs/nonNegativeInteger",default:0},simpleTypes:{enum:["array","boolean","integer","null","number","object","string"]},stringArray:{
type:"array",items:{type:"string"},uniqueItems:!0,default:[]}}}});var od=b(lr=>{"use strict";Object.defineProperty(lr,"__esModule",{value:!0});var BY=Uc(),GY=Vc(),jY=ed(),KY=nd(),WY=id(),IY=ad(),zY=td(),qY=ud(),UY=["/propertie\
s"];function VY(e){return[BY,GY,jY,KY,WY,n(this,IY),zY,n(this,qY)].forEach(i=>this.addMetaSchema(i,void 0,!1)),this;function n(i,a){return e?i.$dataMetaSchema(a,
UY):a}}lr.default=VY});var rd=b((ye,cr)=>{"use strict";Object.defineProperty(ye,"__esModule",{value:!0});ye.MissingRefError=ye.ValidationError=ye.CodeGen=ye.Name=ye.nil=ye.stringify=ye.
str=ye._=ye.KeywordCxt=ye.Ajv2020=void 0;var eC=Nu(),nC=qc(),iC=Eo(),aC=od(),hr="https://json-schema.org/draft/2020-12/schema",Di=class extends eC.default{constructor(n={}){
super({...n,dynamicRef:!0,next:!0,unevaluated:!0})}_addVocabularies(){super._addVocabularies(),nC.default.forEach(n=>this.addVocabulary(n)),this.opts.discriminator&&
this.addKeyword(iC.default)}_addDefaultMetaSchema(){super._addDefaultMetaSchema();let{$data:n,meta:i}=this.opts;i&&(aC.default.call(this,n),this.refs["http://js\
on-schema.org/schema"]=hr)}defaultMeta(){return this.opts.defaultMeta=super.defaultMeta()||(this.getSchema(hr)?hr:void 0)}};ye.Ajv2020=Di;cr.exports=ye=Di;cr.exports.
Ajv2020=Di;Object.defineProperty(ye,"__esModule",{value:!0});ye.default=Di;var tC=fi();Object.defineProperty(ye,"KeywordCxt",{enumerable:!0,get:function(){return tC.
KeywordCxt}});var wi=N();Object.defineProperty(ye,"_",{enumerable:!0,get:function(){return wi._}});Object.defineProperty(ye,"str",{enumerable:!0,get:function(){
return wi.str}});Object.defineProperty(ye,"stringify",{enumerable:!0,get:function(){return wi.stringify}});Object.defineProperty(ye,"nil",{enumerable:!0,get:function(){
return wi.nil}});Object.defineProperty(ye,"Name",{enumerable:!0,get:function(){return wi.Name}});Object.defineProperty(ye,"CodeGen",{enumerable:!0,get:function(){
return wi.CodeGen}});var uC=Ii();Object.defineProperty(ye,"ValidationError",{enumerable:!0,get:function(){return uC.default}});var oC=pi();Object.defineProperty(
ye,"MissingRefError",{enumerable:!0,get:function(){return oC.default}})});var af=b((Gr,jr)=>{((e,n)=>{typeof define=="function"&&define.amd?define([],n):typeof jr=="object"&&typeof Gr<"u"?jr.exports=n():e.Papa=n()})(Gr,function e(){var n=typeof self<
"u"?self:typeof window<"u"?window:n!==void 0?n:{},i=!n.document&&!!n.postMessage,a=n.IS_PAPA_WORKER||!1,t={},u=0,o={};function r(f){return f.charCodeAt(0)===65279?
f.slice(1):f}function s(f){this._handle=null,this._finished=!1,this._completed=!1,this._halted=!1,this._input=null,this._baseIndex=0,this._partialLine="",this._rowCount=
0,this._start=0,this._nextChunk=null,this.isFirstChunk=!0,this._completeResults={data:[],errors:[],meta:{}},function(g){var S=w(g);S.chunkSize=parseInt(S.chunkSize),
g.step||g.chunk||(S.chunkSize=null),this._handle=new p(S),(this._handle.streamer=this)._config=S}.call(this,f),this.parseChunk=function(g,S){var L=parseInt(this.
_config.skipFirstNLines)||0;if(this.isFirstChunk&&0<L){let $=this._config.newline;$||(Z=this._config.quoteChar||'"',$=this._handle.guessLineEndings(g,Z)),g=[...g.
split($).slice(L)].join($)}this.isFirstChunk&&J(this._config.beforeFirstChunk)&&(Z=this._config.beforeFirstChunk(g))!==void 0&&(g=Z),this.isFirstChunk=!1,this._halted=
!1;var L=this._partialLine+g,Z=(this._partialLine="",this._handle.parse(L,this._baseIndex,!this._finished));if(!this._handle.paused()&&!this._handle.aborted()){
if(g=Z.meta.cursor,L=(this._finished||(this._partialLine=L.substring(g-this._baseIndex),this._baseIndex=g),Z&&Z.data&&(this._rowCount+=Z.data.length),this._finished||
this._config.preview&&this._rowCount>=this._config.preview),a)n.postMessage({results:Z,workerId:o.WORKER_ID,finished:L});else if(J(this._config.chunk)&&!S){if(this.
_config.chunk(Z,this._handle),this._handle.paused()||this._handle.aborted())return void(this._halted=!0);this._completeResults=Z=void 0}return this._config.step||
this._config.chunk||(this._completeResults.data=this._completeResults.data.concat(Z.data),this._completeResults.errors=this._completeResults.errors.concat(Z.errors),
this._completeResults.meta=Z.meta),this._completed||!L||!J(this._config.complete)||Z&&Z.meta.aborted||(this._config.complete(this._completeResults,this._input),
this._completed=!0),L||Z&&Z.meta.paused||this._nextChunk(),Z}this._halted=!0},this._sendError=function(g){J(this._config.error)?this._config.error(g):a&&this._config.
error&&n.postMessage({workerId:o.WORKER_ID,error:g,finished:!1})}}function h(f){var g;(f=f||{}).chunkSize||(f.chunkSize=o.RemoteChunkSize),s.call(this,f),this._nextChunk=
i?function(){this._readChunk(),this._chunkLoaded()}:function(){this._readChunk()},this.stream=function(S){this._input=S,this._nextChunk()},this._readChunk=function(){
if(this._finished)this._chunkLoaded();else{if(g=new XMLHttpRequest,this._config.withCredentials&&(g.withCredentials=this._config.withCredentials),i||(g.onload=M(
this._chunkLoaded,this),g.onerror=M(this._chunkError,this)),g.ontimeout=M(this._chunkTimeout,this),g.open(this._config.downloadRequestBody?"POST":"GET",this._input,
!i),this._config.downloadTimeout&&!i&&(g.timeout=this._config.downloadTimeout),this._config.downloadRequestHeaders){var S,L=this._config.downloadRequestHeaders;
for(S in L)g.setRequestHeader(S,L[S])}var Z;this._config.chunkSize&&(Z=this._start+this._config.chunkSize-1,g.setRequestHeader("Range","bytes="+this._start+"-"+
Z));try{g.send(this._config.downloadRequestBody)}catch($){this._chunkError($.message)}i&&g.status===0&&this._chunkError()}},this._chunkLoaded=function(){g.readyState===
4&&(g.status<200||400<=g.status?this._chunkError():(this._start+=this._config.chunkSize||g.responseText.length,this._finished=!this._config.chunkSize||this._start>=
(S=>(S=S.getResponseHeader("Content-Range"))!==null?parseInt(S.substring(S.lastIndexOf("/")+1)):-1)(g),this.parseChunk(g.responseText)))},this._chunkError=function(S){
S=g.statusText||S,this._sendError(new Error(S))},this._chunkTimeout=function(){this._chunkError("Request timed out after "+this._config.downloadTimeout+"ms")}}function l(f){
(f=f||{}).chunkSize||(f.chunkSize=o.LocalChunkSize),s.call(this,f);var g,S,L=typeof FileReader<"u";this.stream=function(Z){this._input=Z,S=Z.slice||Z.webkitSlice||
Z.mozSlice,L?((g=new FileReader).onload=M(this._chunkLoaded,this),g.onerror=M(this._chunkError,this)):g=new FileReaderSync,this._nextChunk()},this._nextChunk=function(){
this._finished||this._config.preview&&!(this._rowCount<this._config.preview)||this._readChunk()},this._readChunk=function(){var Z=this._input,$=(this._config.chunkSize&&
($=Math.min(this._start+this._config.chunkSize,this._input.size),Z=S.call(Z,this._start,$)),g.readAsText(Z,this._config.encoding));L||this._chunkLoaded({target:{
result:$}})},this._chunkLoaded=function(Z){this._start+=this._config.chunkSize,this._finished=!this._config.chunkSize||this._start>=this._input.size,this.parseChunk(
Z.target.result)},this._chunkError=function(){this._sendError(g.error)}}function c(f){var g;s.call(this,f=f||{}),this.stream=function(S){return g=S,this._nextChunk()},
this._nextChunk=function(){var S,L;if(!this._finished)return S=this._config.chunkSize,g=S?(L=g.substring(0,S),g.substring(S)):(L=g,""),this._finished=!g,this.parseChunk(
L)}}function d(f){s.call(this,f=f||{});var g=[],S=!0,L=!1;this.pause=function(){s.prototype.pause.apply(this,arguments),this._input.pause()},this.resume=function(){
s.prototype.resume.apply(this,arguments),this._input.resume()},this.stream=function(Z){this._input=Z,this._input.on("data",this._streamData),this._input.on("end",
this._streamEnd),this._input.on("error",this._streamError)},this._checkIsFinished=function(){L&&g.length===1&&(this._finished=!0)},this._nextChunk=function(){this.
_checkIsFinished(),g.length?this.parseChunk(g.shift()):S=!0},this._streamData=M(function(Z){try{g.push(typeof Z=="string"?Z:Z.toString(this._config.encoding)),S&&
(S=!1,this._checkIsFinished(),this.parseChunk(g.shift()))}catch($){this._streamError($)}},this),this._streamError=M(function(Z){this._streamCleanUp(),this._sendError(
Z)},this),this._streamEnd=M(function(){this._streamCleanUp(),L=!0,this._streamData("")},this),this._streamCleanUp=M(function(){this._input.removeListener("data",
this._streamData),this._input.removeListener("end",this._streamEnd),this._input.removeListener("error",this._streamError)},this)}function p(f){var g,S,L,Z,$=Math.
pow(2,53),z=-$,ve=/^\s*-?(\d+\.?|\.\d+|\d+\.\d+)([eE][-+]?\d+)?\s*$/,fe=/^((\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d+([+-][0-2]\d:[0-5]\d|Z))|(\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d([+-][0-2]\d:[0-5]\d|Z))|(\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d([+-][0-2]\d:[0-5]\d|Z)))$/,
G=this,ae=0,_=0,oe=!1,X=!1,A=[],P={data:[],errors:[],meta:{}};function de(x){return f.skipEmptyLines==="greedy"?x.join("").trim()==="":x.length===1&&x[0].length===
0}function K(){if(P&&L&&(ee("Delimiter","UndetectableDelimiter","Unable to auto-detect delimiting character; defaulted to '"+o.DefaultDelimiter+"'"),L=!1),f.skipEmptyLines&&
(P.data=P.data.filter(function(le){return!de(le)})),q()){let le=function(Ye){A.push(Ye)};var k=le;if(P)if(Array.isArray(P.data[0])){for(var x=0;q()&&x<P.data.length;x++)
P.data[x].forEach(le);P.data.splice(0,1)}else P.data.forEach(le)}function F(le,Ye){for(var he=f.header?{}:[],Q=0;Q<le.length;Q++){var O=Q,Ee=le[Q],Ee=((te,Se)=>(Ze=>(f.
dynamicTypingFunction&&f.dynamicTyping[Ze]===void 0&&(f.dynamicTyping[Ze]=f.dynamicTypingFunction(Ze)),(f.dynamicTyping[Ze]||f.dynamicTyping)===!0))(te)?Se==="t\
rue"||Se==="TRUE"||Se!=="false"&&Se!=="FALSE"&&((Ze=>{if(ve.test(Ze)&&(Ze=parseFloat(Ze),z<Ze&&Ze<$))return 1})(Se)?parseFloat(Se):fe.test(Se)?new Date(Se):Se===
""?null:Se):Se)(O=f.header?Q>=A.length?"__parsed_extra":A[Q]:O,Ee=f.transform?f.transform(Ee,O):Ee);O==="__parsed_extra"?(he[O]=he[O]||[],he[O].push(Ee)):he[O]=
Ee}return f.header&&(Q>A.length?ee("FieldMismatch","TooManyFields","Too many fields: expected "+A.length+" fields but parsed "+Q,_+Ye):Q<A.length&&ee("FieldMism\
atch","TooFewFields","Too few fields: expected "+A.length+" fields but parsed "+Q,_+Ye)),he}var se;P&&(f.header||f.dynamicTyping||f.transform)&&(se=1,!P.data.length||
Array.isArray(P.data[0])?(P.data=P.data.map(F),se=P.data.length):P.data=F(P.data,0),f.header&&P.meta&&(P.meta.fields=A),_+=se)}function q(){return f.header&&A.length===
0}function ee(x,F,se,k){x={type:x,code:F,message:se},k!==void 0&&(x.row=k),P.errors.push(x)}J(f.step)&&(Z=f.step,f.step=function(x){P=x,q()?K():(K(),P.data.length!==
0&&(ae+=x.data.length,f.preview&&ae>f.preview?S.abort():(P.data=P.data[0],Z(P,G))))}),this.parse=function(x,F,se){var k=f.quoteChar||'"',k=(f.newline||(f.newline=
this.guessLineEndings(x,k)),L=!1,f.delimiter?J(f.delimiter)&&(f.delimiter=f.delimiter(x),P.meta.delimiter=f.delimiter):((k=((le,Ye,he,Q,O)=>{var Ee,te,Se,Ze;O=O||
[",","	","|",";",o.RECORD_SEP,o.UNIT_SEP];for(var ui=0;ui<O.length;ui++){for(var fn,$i=O[ui],_e=0,pn=0,De=0,Ae=(Se=void 0,new y({comments:Q,delimiter:$i,newline:Ye,
preview:10}).parse(le)),Dn=0;Dn<Ae.data.length;Dn++)he&&de(Ae.data[Dn])?De++:(fn=Ae.data[Dn].length,pn+=fn,Se===void 0?Se=fn:0<fn&&(_e+=Math.abs(fn-Se),Se=fn));
0<Ae.data.length&&(pn/=Ae.data.length-De),1.99<pn&&(te===void 0||_e<te||_e===te&&Ze<pn)&&(te=_e,Ee=$i,Ze=pn)}return{successful:!!(f.delimiter=Ee),bestDelimiter:Ee}})(
x,f.newline,f.skipEmptyLines,f.comments,f.delimitersToGuess)).successful?f.delimiter=k.bestDelimiter:(L=!0,f.delimiter=o.DefaultDelimiter),P.meta.delimiter=f.delimiter),
w(f));return k.header=q(),f.preview&&f.header&&k.preview++,g=x,S=new y(k),P=S.parse(g,F,se),K(),oe?{meta:{paused:!0}}:P||{meta:{paused:!1}}},this.paused=function(){
return oe},this.pause=function(){oe=!0,S.abort(),g=J(f.chunk)?"":g.substring(S.getCharIndex())},this.resume=function(){G.streamer._halted?(oe=!1,G.streamer.parseChunk(
g,!0)):setTimeout(G.resume,3)},this.aborted=function(){return X},this.abort=function(){X=!0,S.abort(),P.meta.aborted=!0,J(f.complete)&&f.complete(P),g=""},this.
guessLineEndings=function(le,k){le=le.substring(0,1048576);var k=new RegExp(m(k)+"([^]*?)"+m(k),"gm"),se=(le=le.replace(k,"")).split("\r"),k=le.split(`
`),le=1<k.length&&k[0].length<se[0].length;if(se.length===1||le)return`
`;for(var Ye=0,he=0;he<se.length;he++)se[he][0]===`
`&&Ye++;return Ye>=se.length/2?`\r
`:"\r"}}function m(f){return f.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function y(f){var g=(f=f||{}).delimiter,S=f.newline,L=f.comments,Z=f.step,$=f.preview,z=f.fastMode,
ve=null,fe=!1,G=f.quoteChar==null?'"':f.quoteChar,ae=G;if(f.escapeChar!==void 0&&(ae=f.escapeChar),(typeof g!="string"||-1<o.BAD_DELIMITERS.indexOf(g))&&(g=","),
L===g)throw new Error("Comment character same as delimiter");L===!0?L="#":(typeof L!="string"||-1<o.BAD_DELIMITERS.indexOf(L))&&(L=!1),S!==`
`&&S!=="\r"&&S!==`\r
`&&(S=`
`);var _=0,oe=!1;this.parse=function(X,A,P){if(typeof X!="string")throw new Error("Input must be a string");var de=X.length,K=g.length,q=S.length,ee=L.length,x=J(
Z),F=[],se=[],k=[],le=_=0;if(!X)return _e();if(z||z!==!1&&X.indexOf(G)===-1){for(var Ye=X.split(S),he=0;he<Ye.length;he++){if(k=Ye[he],_+=k.length,he!==Ye.length-
1)_+=S.length;else if(P)return _e();if(!L||k.substring(0,ee)!==L){if(x){if(F=[],Ze(k.split(g)),pn(),oe)return _e()}else Ze(k.split(g));if($&&$<=he)return F=F.slice(
0,$),_e(!0)}}return _e()}for(var Q=X.indexOf(g,_),O=X.indexOf(S,_),Ee=new RegExp(m(ae)+m(G),"g"),te=X.indexOf(G,_);;)if(X[_]===G)for(te=_,_++;;){if((te=X.indexOf(
G,te+1))===-1)return P||se.push({type:"Quotes",code:"MissingQuotes",message:"Quoted field unterminated",row:F.length,index:_}),fn();if(te===de-1)return fn(X.substring(
_,te).replace(Ee,G));if(G===ae&&X[te+1]===ae)te++;else if(G===ae||te===0||X[te-1]!==ae){Q!==-1&&Q<te+1&&(Q=X.indexOf(g,te+1));var Se=ui((O=O!==-1&&O<te+1?X.indexOf(
S,te+1):O)===-1?Q:Math.min(Q,O));if(X.substr(te+1+Se,K)===g){k.push(X.substring(_,te).replace(Ee,G)),X[_=te+1+Se+K]!==G&&(te=X.indexOf(G,_)),Q!==-1&&Q<_&&(Q=X.indexOf(
g,_)),O!==-1&&O<_&&(O=X.indexOf(S,_));break}if(Se=ui(O),X.substring(te+1+Se,te+1+Se+q)===S){if(k.push(X.substring(_,te).replace(Ee,G)),$i(te+1+Se+q),Q!==-1&&Q<_&&
(Q=X.indexOf(g,_)),te=X.indexOf(G,_),x&&(pn(),oe))return _e();if($&&F.length>=$)return _e(!0);break}se.push({type:"Quotes",code:"InvalidQuotes",message:"Trailin\
g quote on quoted field is malformed",row:F.length,index:_}),te++}}else if(L&&k.length===0&&X.substring(_,_+ee)===L){if(O===-1)return _e();_=O+q,O=X.indexOf(S,_),
Q!==-1&&Q<_&&(Q=X.indexOf(g,_))}else if(Q!==-1&&(Q<O||O===-1))k.push(X.substring(_,Q)),_=Q+K,Q=X.indexOf(g,_);else{if(O===-1)break;if(k.push(X.substring(_,O)),$i(
O+q),x&&(pn(),oe))return _e();if($&&F.length>=$)return _e(!0)}return fn();function Ze(De){F.push(De),le=_}function ui(De){var Ae=0;return Ae=De!==-1&&(De=X.substring(
te+1,De))&&De.trim()===""?De.length:Ae}function fn(De){return P||(De===void 0&&(De=X.substring(_)),k.push(De),_=de,Ze(k),x&&pn()),_e()}function $i(De){_=De,Ze(k),
k=[],O=X.indexOf(S,_)}function _e(De){if(f.header&&!A&&F.length&&!fe){var Ae=F[0],Dn=Object.create(null),Mt=new Set(Ae);let Kr=!1;for(let oi=0;oi<Ae.length;oi++){
let mn=r(Ae[oi]);if(Dn[mn=J(f.transformHeader)?f.transformHeader(mn,oi):mn]){let Hi,Wr=Dn[mn];for(;Hi=mn+"_"+Wr,Wr++,Mt.has(Hi););Mt.add(Hi),Ae[oi]=Hi,Dn[mn]++,
Kr=!0,(ve=ve===null?{}:ve)[Hi]=mn}else Dn[mn]=1,Ae[oi]=mn;Mt.add(mn)}Kr&&console.warn("Duplicate headers found and renamed."),fe=!0}return{data:F,errors:se,meta:{
delimiter:g,linebreak:S,aborted:oe,truncated:!!De,cursor:le+(A||0),renamedHeaders:ve}}}function pn(){Z(_e()),F=[],se=[]}},this.abort=function(){oe=!0},this.getCharIndex=
function(){return _}}function Y(f){var g=f.data,S=t[g.workerId],L=!1;if(g.error)S.userError(g.error,g.file);else if(g.results&&g.results.data){var Z={abort:function(){
L=!0,C(g.workerId,{data:[],errors:[],meta:{aborted:!0}})},pause:D,resume:D};if(J(S.userStep)){for(var $=0;$<g.results.data.length&&(S.userStep({data:g.results.data[$],
errors:g.results.errors,meta:g.results.meta},Z),!L);$++);delete g.results}else J(S.userChunk)&&(S.userChunk(g.results,Z,g.file),delete g.results)}g.finished&&!L&&
C(g.workerId,g.results)}function C(f,g){var S=t[f];J(S.userComplete)&&S.userComplete(g),S.terminate(),delete t[f]}function D(){throw new Error("Not implemented.")}
function w(f){if(typeof f!="object"||f===null)return f;var g,S=Array.isArray(f)?[]:{};for(g in f)S[g]=w(f[g]);return S}function M(f,g){return function(){f.apply(
g,arguments)}}function J(f){return typeof f=="function"}return o.parse=function(f,g){var S=(g=g||{}).dynamicTyping||!1;if(J(S)&&(g.dynamicTypingFunction=S,S={}),
g.dynamicTyping=S,g.transform=!!J(g.transform)&&g.transform,g.downloadTimeout!==void 0){var S=parseInt(g.downloadTimeout);if(isNaN(S))throw new Error("Config do\
wnloadTimeout value ("+g.downloadTimeout+") not parsable by parseInt(val).");g.downloadTimeout=S}if(!g.worker||!o.WORKERS_SUPPORTED)return S=null,o.NODE_STREAM_INPUT,
typeof f=="string"?(f=r(f),S=new(g.download?h:c)(g)):f.readable===!0&&J(f.read)&&J(f.on)?S=new d(g):(n.File&&f instanceof File||f instanceof Object)&&(S=new l(g)),
S.stream(f);(S=(()=>{var L;return!!o.WORKERS_SUPPORTED&&(L=(()=>{var Z=n.URL||n.webkitURL||null,$=e.toString();return o.BLOB_URL||(o.BLOB_URL=Z.createObjectURL(
new Blob(["var global = (function() { if (typeof self !== 'undefined') { return self; } if (typeof window !== 'undefined') { return window; } if (typeof global \
!== 'undefined') { return global; } return {}; })(); global.IS_PAPA_WORKER=true; ","(",$,")();"],{type:"text/javascript"})))})(),(L=new n.Worker(L)).onmessage=Y,
L.id=u++,t[L.id]=L)})()).userStep=g.step,S.userChunk=g.chunk,S.userComplete=g.complete,S.userError=g.error,g.step=J(g.step),g.chunk=J(g.chunk),g.complete=J(g.complete),
g.error=J(g.error),delete g.worker,S.postMessage({input:f,config:g,workerId:S.id})},o.unparse=function(f,g){var S=!1,L=!0,Z=",",$=`\r
`,z='"',ve=z+z,fe=!1,G=null,ae=!1,_=((()=>{if(typeof g=="object"){if(typeof g.delimiter!="string"||o.BAD_DELIMITERS.filter(function(A){return g.delimiter.indexOf(
A)!==-1}).length||(Z=g.delimiter),typeof g.quotes!="boolean"&&typeof g.quotes!="function"&&!Array.isArray(g.quotes)||(S=g.quotes),typeof g.skipEmptyLines!="bool\
ean"&&typeof g.skipEmptyLines!="string"||(fe=g.skipEmptyLines),typeof g.newline=="string"&&($=g.newline),typeof g.quoteChar=="string"&&(z=g.quoteChar,ve=z+z),typeof g.
header=="boolean"&&(L=g.header),Array.isArray(g.columns)){if(g.columns.length===0)throw new Error("Option columns is empty");G=g.columns}g.escapeChar!==void 0&&
(ve=g.escapeChar+z),g.escapeFormulae instanceof RegExp?ae=g.escapeFormulae:typeof g.escapeFormulae=="boolean"&&g.escapeFormulae&&(ae=/^[=+\-@\t\r].*$/)}})(),new RegExp(
m(z),"g"));if(typeof f=="string"&&(f=JSON.parse(f)),Array.isArray(f)){if(!f.length)return oe(G,f,fe);if(Array.isArray(f[0]))return oe(null,f,fe);if(typeof f[0]==
"object")return oe(G||Object.keys(f[0]),f,fe)}else if(typeof f=="object")return typeof f.data=="string"&&(f.data=JSON.parse(f.data)),Array.isArray(f.data)&&(f.fields||
(f.fields=f.meta&&f.meta.fields||G),f.fields||(f.fields=Array.isArray(f.data[0])?f.fields:typeof f.data[0]=="object"?Object.keys(f.data[0]):[]),Array.isArray(f.
data[0])||typeof f.data[0]=="object"||(f.data=[f.data])),oe(f.fields||[],f.data||[],fe);throw new Error("Unable to serialize unrecognized input");function oe(A,P,de){
var K="",q=(typeof A=="string"&&(A=JSON.parse(A)),typeof P=="string"&&(P=JSON.parse(P)),Array.isArray(A)&&0<A.length),ee=!Array.isArray(P[0]);if(q&&L){for(var x=0;x<
A.length;x++)0<x&&(K+=Z),K+=X(A[x],x);0<P.length&&(K+=$)}for(var F=0;F<P.length;F++){var se=(q?A:P[F]).length,k=!1,le=q?Object.keys(P[F]).length===0:P[F].length===
0;if(de&&!q&&(k=de==="greedy"?P[F].join("").trim()==="":P[F].length===1&&(P[F][0]==null||P[F][0].length===0)),de==="greedy"&&q){for(var Ye=[],he=0;he<se;he++){var Q=ee?
A[he]:he;Ye.push(P[F][Q])}k=Ye.join("").trim()===""}if(!k){for(var O=0;O<se;O++){0<O&&!le&&(K+=Z);var Ee=q&&ee?A[O]:O;K+=X(P[F][Ee],O)}F<P.length-1&&(!de||0<se&&
!le)&&(K+=$)}}return K}function X(A,P){var de,K,q;return A==null?"":A.constructor===Date?isNaN(A.getTime())?"":A.toISOString():(q=!1,de=A.toString(),ae&&typeof A!=
"number"&&typeof A!="bigint"&&typeof A!="boolean"&&ae.test(de)&&(A=de="'"+de,q=!0),K=de.replace(_,ve),(q=q||S===!0||typeof S=="function"&&S(A,P)||Array.isArray(
S)&&S[P]||((ee,x)=>{for(var F=0;F<x.length;F++)if(-1<ee.indexOf(x[F]))return!0;return!1})(K,o.BAD_DELIMITERS)||-1<K.indexOf(Z)||-1<de.indexOf(z)||K.charAt(0)===
" "||K.charAt(K.length-1)===" ")?z+K+z:K)}},o.RECORD_SEP="",o.UNIT_SEP="",o.BYTE_ORDER_MARK="\uFEFF",o.BAD_DELIMITERS=["\r",`
`,'"',o.BYTE_ORDER_MARK],o.WORKERS_SUPPORTED=!i&&!!n.Worker,o.NODE_STREAM_INPUT=1,o.LocalChunkSize=10485760,o.RemoteChunkSize=5242880,o.DefaultDelimiter=",",o.Parser=
y,o.ParserHandle=p,o.NetworkStreamer=h,o.FileStreamer=l,o.StringStreamer=c,o.ReadableStreamStreamer=d,a&&(n.onmessage=function(f){f=f.data,o.WORKER_ID===void 0&&
f&&(o.WORKER_ID=f.workerId),typeof f.input=="string"?n.postMessage({workerId:o.WORKER_ID,results:o.parse(f.input,f.config),finished:!0}):(n.File&&f.input instanceof
File||f.input instanceof Object)&&(f=o.parse(f.input,f.config))&&n.postMessage({workerId:o.WORKER_ID,results:f,finished:!0})}),(h.prototype=Object.create(s.prototype)).
constructor=h,(l.prototype=Object.create(s.prototype)).constructor=l,(c.prototype=Object.create(c.prototype)).constructor=c,(d.prototype=Object.create(s.prototype)).
constructor=d,o})});var GZ={};Cf(GZ,{rules:()=>pf});var ff=Da(Oh(),1);function Hv(e){for(let n=0;n<e.length;n++){let i=e.charCodeAt(n);if(i>=55296&&i<=56319){if(n===e.length-1)return!0;let a=e.charCodeAt(n+1);if(!(a>=56320&&a<=57343))
return!0;n++}else if(i>=56320&&i<=57343)return!0}return!1}function Ln(e,n=new Set){if(typeof e=="number"&&isNaN(e))throw new Error("NaN is not allowed");if(typeof e==
"number"&&!isFinite(e))throw new Error("Infinity is not allowed");if(typeof e=="string"&&Hv(e))throw new Error("Lone surrogate is not allowed");if(e===null||typeof e!=
"object")return JSON.stringify(e);if(typeof e.toJSON=="function"){if(n.has(e))throw new Error("Circular reference detected");n.add(e);let a=Ln(e.toJSON(),n);return n.
delete(e),a}if(n.has(e))throw new Error("Circular reference detected");n.add(e);let i;if(Array.isArray(e))i=`[${e.map(t=>Ln(t===void 0||typeof t=="symbol"?null:
t,n)).join(",")}]`;else{let a=[];for(let t of Object.keys(e).sort())e[t]===void 0||typeof e[t]=="symbol"||a.push(`${Ln(t)}:${Ln(e[t],n)}`);i=`{${a.join(",")}}`}
return n.delete(e),i}var Rv=new Set(["id","userId","ownerId","workspaceId","isLocked","lastUsedAt","verifiedAt","failures","circuitUntil","createdAt","updatedAt"]);function Ah(e,n){
let i=new Map(Object.entries(e??{})),a=new Map(Object.entries(n??{})),t={};for(let u of new Set([...i.keys(),...a.keys()])){let o={before:i.get(u)??null,after:a.
get(u)??null};Ln(o.before)!==Ln(o.after)&&!Rv.has(u)&&(t[u]=o)}return t}var No={invalid_json:400,validation_failed:400,invalid_multipart:400,unauthorized:401,forbidden:403,environment_locked:403,not_found:404,method_not_allowed:405,
not_acceptable:406,request_timeout:408,slug_taken:409,run_not_active:409,in_use:409,idempotency_in_flight:409,review_not_open:409,review_claimed:409,batch_not_open:409,
batch_not_active:409,evaluation_not_active:409,evaluation_not_completed:409,gate_failed:409,content_expired:410,no_key:412,payload_too_large:413,too_many_pages:413,
unsupported_media_type:415,unsupported_file_type:415,range_not_satisfiable:416,expectation_failed:417,invalid_schema:422,slug_underivable:422,model_not_allowed:422,
model_requires_key:422,unknown_provider:422,provider_mismatch:422,provider_key_invalid:422,residency_not_allowed:422,invalid_url:422,empty_document:422,document_unreadable:422,
idempotency_mismatch:422,correction_invalid:422,expected_invalid:422,comparators_invalid:422,document_mismatch:422,dataset_empty:422,evaluation_invalid:422,evaluation_incomparable:422,
pin_invalid:422,rate_limited:429,queue_full:429,headers_too_large:431,internal_error:500,shutting_down:503,unavailable:503},dn=class extends Error{code;details;headers;retryable;constructor(n,i,a={}){
super(i,{cause:a.cause}),this.name="AppError",this.code=n,this.details=a.details,this.headers=a.headers??{},this.retryable=a.retryable??(this.status===429||this.
status>=500||n==="idempotency_in_flight")}get status(){return No[this.code]}};var xv=50;function Fo(e,n){return new dn("validation_failed",e,{details:n.slice(0,xv)})}function Pn(e,n){return Fo(n,[{in:"body",path:e,message:n}])}var Nv={cachedInput:null,cacheWrite:null,longPrompt:null,from:null};function Ne(e,n,i,a={}){let{longPrompt:t,...u}=a;return{...Nv,currency:"USD",input:e,output:n,
source:i,...u,...t!==void 0&&{longPrompt:{cachedInput:null,cacheWrite:null,...t}}}}var Ce="unverified";var re={tokenLimit:"max_tokens",seed:"seed",temperature:!0,rejects:[],extraBody:{},truncatedReasons:["length","model_length","max_tokens"],refusedReasons:["cont\
ent_filter","safety","refusal","recitation","prohibited_content","blocklist","spii"],repeatSchema:!1,forcesTools:!0,listsModels:!0};function Ie(e,n,i,a){return{
contextTokens:e,maxOutputTokens:n,seesPictures:i,sources:{contextTokens:a,maxOutputTokens:a,seesPictures:a}}}function ze(e,n,i,a,{sources:t={},prices:u=[]}={}){
let o=Ie(n,i,!0,a);return{id:e,...o,sources:{...o.sources,...t},prices:u}}var da=Ie(32e3,8192,!1,Ce),tn={residency:Ce,structuredOutput:Ce,quirks:[Ce]},V={kind:"\
hosted",residency:null,wireFormat:"openai",readsPdf:!1,baseUrl:null,keyHasBaseUrl:!1,needsSecret:!0,models:[],defaultModel:null,otherModels:da,schemaProfile:"co\
nservative",quirks:re,sources:tn},Mn={...V,kind:"self-hosted",keyHasBaseUrl:!0,needsSecret:!1,structuredOutput:"json_schema",otherModels:Ie(16384,4096,!1,Ce),schemaProfile:"\
grammar",quirks:{...re,repeatSchema:!0},sources:{...tn,residency:"provider-key"}};function Qh(e){let n=new Map(e.map(i=>[i.id,i]));return{list:()=>e,find:i=>n.get(i),model(i,a){let t=n.get(i);if(t===void 0)throw new Error(`The provider ${i} i\
s not in the registry.`);return t.models.find(({id:u})=>u===a)??{id:a,prices:t.otherPrices??[],...t.otherModels}}}}function Bh({models:e},n){return e.length===0||
e.some(({id:i})=>i===n)}var Gh="https://platform.claude.com/docs/en/api/versioning",Fv="https://platform.claude.com/docs/en/build-with-claude/structured-outputs",jh="https://docs.rs/sy\
naps/0.10.2/synaps_cli/pricing/index.html",Kh="https://platform.claude.com/docs/de/models/haiku-5-5/overview",Wh={...V,id:"anthropic",name:"Anthropic",residency:"\
US",wireFormat:"anthropic",readsPdf:!0,baseUrl:"https://api.anthropic.com",models:[ze("claude-sonnet-5-5",1e6,128e3,Kh,{sources:{seesPictures:"https://runware.a\
i/docs/models/anthropic-claude-sonnet-5-5.md"},prices:[Ne(2,10,jh,{cachedInput:.1,cacheWrite:2.5})]}),ze("claude-haiku-5-5",1e6,128e3,Kh,{sources:{seesPictures:"\
https://github.com/Servoy/opencode-kiro-auth/releases/tag/v2.10.0"},prices:[Ne(.1,.5,jh,{cachedInput:.01,cacheWrite:.125,longPrompt:{above:1e5,input:.5,cachedInput:.05,
cacheWrite:.625,output:2.5}})]})],defaultModel:"claude-sonnet-5-5",otherModels:Ie(2e5,8192,!0,"https://platform.claude.com/docs/zh-CN/models/sonnet-5/overview"),
structuredOutput:"json_schema_strict",schemaProfile:"anthropic",quirks:{...re,seed:null,temperature:!1,rejects:["temperature"],truncatedReasons:["max_tokens","m\
odel_context_window_exceeded"],forcesTools:!1},source:Gh,sources:{residency:Ce,structuredOutput:Fv,quirks:[Gh,"https://platform.claude.com/docs/en/models/sonnet\
-5-5/migration-guide","https://platform.claude.com/docs/en/models/haiku-5-5/migration-guide"]}};var Ih="https://learn.microsoft.com/en-au/azure/ai-services/openai/how-to/structured-outputs",zh={...V,id:"azure-openai",name:"Azure OpenAI",keyHasBaseUrl:!0,structuredOutput:"\
json_schema_strict",schemaProfile:"azure-openai",otherModels:Ie(128e3,16384,!1,Ce),quirks:{...re,tokenLimit:"max_completion_tokens",temperature:!1},source:Ih,sources:{
residency:"provider-key",structuredOutput:Ih,quirks:["https://github.com/agnt5dev/sdk-python/releases/tag/v0.13.8"]}};var qh="https://docs.aws.amazon.com/bedrock/latest/userguide/inference-chat-completions.html",Uh={...V,id:"bedrock",name:"Amazon Bedrock",keyHasBaseUrl:!0,structuredOutput:"\
by_model",otherModels:Ie(128e3,8192,!1,Ce),quirks:{...re,tokenLimit:"max_completion_tokens",listsModels:!1},source:qh,sources:{residency:"provider-key",structuredOutput:"\
https://aws-samples.github.io/sample-ai-possibilities/snippets/structured-output-bedrock",quirks:[qh]}};var ga="server/extraction/local",Vh=Ie(1e7,1e7,!1,ga),ec={...V,id:"local",name:"Built-in extractor",kind:"local",needsSecret:!1,models:[{id:"local-1",prices:[Ne(
0,0,ga)],...Vh}],defaultModel:"local-1",otherModels:Vh,structuredOutput:"built_in",source:ga,sources:{residency:"EXCERPT_LOCAL_RESIDENCY",structuredOutput:ga,quirks:[
ga]}};var nc="https://docs.cohere.com/docs/compatibility-api",ic={...V,id:"cohere",name:"Cohere",baseUrl:"https://api.cohere.ai/compatibility/v1",structuredOutput:"by\
_model",otherModels:{...da,maxOutputTokens:4096},quirks:{...re,rejects:["store","metadata","logit_bias","top_logprobs","n"]},source:nc,sources:{...tn,structuredOutput:"\
https://docs.cohere.com/docs/structured-outputs",quirks:[`${nc}.md`]}};var ko="https://api-docs.deepseek.com/guides/json_mode",ac={...V,id:"deepseek",name:"DeepSeek",baseUrl:"https://api.deepseek.com/v1",structuredOutput:"json_obje\
ct",schemaProfile:"prompt",quirks:{...re,seed:null,repeatSchema:!0},source:ko,sources:{...tn,structuredOutput:ko,quirks:[ko]}};var tc="https://docs.fireworks.ai/structured-responses/structured-response-formatting",uc={...V,id:"fireworks",name:"Fireworks AI",baseUrl:"https://api.firework\
s.ai/inference/v1",structuredOutput:"json_schema",quirks:{...re,repeatSchema:!0},source:tc,sources:{residency:"https://docs.fireworks.ai/accounts/data-residency",
structuredOutput:tc,quirks:["https://fireworks.ai/docs/structured-responses/structured-response-formatting"]}};var oc="https://github.com/BerriAI/litellm/discussions/39357",kv="https://docs.apiyi.com/en/live/2026-09/gemini-3-8-flash-official-specs.md",rc={...V,id:"gemini",
name:"Google Gemini",residency:"US",wireFormat:"gemini",readsPdf:!0,baseUrl:"https://generativelanguage.googleapis.com/v1beta",models:[ze("gemini-3.8-flash",1048576,
65536,kv,{prices:[Ne(.75,3.75,oc,{cachedInput:.075}),Ne(1.5,7.5,oc,{from:"2027-01-01",cachedInput:.15})]})],defaultModel:"gemini-3.8-flash",otherModels:Ie(128e3,
8192,!0,Ce),structuredOutput:"json_schema",schemaProfile:"gemini",quirks:{...re,seed:null,temperature:!1},source:"https://ai.google.dev/api/generate-content",sources:{
residency:Ce,structuredOutput:"https://docs.apiyi.com/live/2026-09/gemini-3-8-flash-official-specs.md",quirks:["https://ai.google.dev/api/rest/v1/GenerationConf\
ig","https://docs.cloud.google.com/vertex-ai/generative-ai/docs/start/gemini-3-prompting-guide?hl=pt"]}};var sc={...V,id:"groq",name:"Groq",baseUrl:"https://api.groq.com/openai/v1",structuredOutput:"by_model",quirks:{...re,tokenLimit:"max_completion_tokens",rejects:[
"logprobs","logit_bias","top_logprobs"]},source:"https://console.groq.com/docs/openai",sources:{...tn,structuredOutput:"https://console.groq.com/docs/structured\
-outputs",quirks:["https://console.groq.com/docs/openai"]}};var lc="https://docs.ionos.com",hc="https://api.ionos.com/docs/inference-openai/v1",cc={...V,id:"ionos",name:"IONOS AI Model Hub",residency:"EU",baseUrl:"https:\
//openai.inference.de-txl.ionos.com/v1",structuredOutput:"json_schema",source:hc,sources:{residency:`${lc}/cloud/~/revisions/NfgM5VQuRjXRMfbR25yK/~gitbook/pdf?o\
nly=yes&page=DIHnDj7bSgiJerletQpa`,structuredOutput:`${lc}/sections-test/api-reference/ai-model-hub-openai/openai-compatible-endpoints.md`,quirks:[hc]}};var{sources:Oo}=Mn,dc=[{...Mn,id:"vllm",name:"vLLM",source:"https://docs.vllm.ai/en/stable/serving/openai_compatible_server/",sources:{...Oo,structuredOutput:"h\
ttps://docs.vllm.ai/en/latest/features/structured_outputs/"}},{...Mn,id:"lmstudio",name:"LM Studio",source:"https://www.lmstudio.ai/docs/developer",sources:{...Oo,
structuredOutput:"https://lmstudio.ai/docs/advanced/structured-output"}},{...Mn,id:"llamacpp",name:"llama.cpp server",source:"https://github.com/ggml-org/llama.\
cpp/tree/master/tools/server",sources:{...Oo,structuredOutput:"https://github.com/ggml-org/llama.cpp/issues/11847"}},{...Mn,id:"openai-compatible",name:"OpenAI-\
compatible server",source:"https://platform.openai.com/docs/api-reference/chat"}];var Ov="https://github.com/mistralai/platform-docs-public/blob",Bo=(e,n="038807d6747eff51cd0d241af2e13c702075d6d4")=>`${Ov}/${n}/src/schema/models/models/${e}.t\
s`,Ao=Bo("mistral-small-4-0-26-03"),Av=Bo("mistral-medium-3-5-26-04","41f8bc4cdf75304e428d4be922428aa084607d1e"),Qo={maxOutputTokens:Ce},gc=Bo("mistral-large-3-\
25-12"),fc={...V,structuredOutput:"json_schema_strict",schemaProfile:"mistral-eu",models:[ze("mistral-small-2603",256e3,16384,Ao,{sources:Qo,prices:[Ne(.15,.6,Ao)]}),
ze("mistral-medium-3-5",256e3,16384,Av,{sources:Qo,prices:[Ne(1.5,7.5,"https://github.com/braintrustdata/braintrust-proxy/issues/505")]}),ze("mistral-large-2512",
256e3,16384,gc,{sources:Qo,prices:[Ne(.5,1.5,gc)]})],defaultModel:"mistral-small-2603",quirks:{...re,seed:"random_seed",rejects:["user","store","logprobs","seed"]},
source:"https://docs.mistral.ai/studio-api/regional-inference",sources:{residency:"https://docs.mistral.ai/studio/regional-inference",structuredOutput:Ao,quirks:[
"https://docs.camel-ai.org/reference/camel.configs.mistral_config.md"]}},pc=[{...fc,id:"mistral-eu",name:"Mistral (EU)",residency:"EU",baseUrl:"https://api.eu.m\
istral.ai/v1"},{...fc,id:"mistral",name:"Mistral",baseUrl:"https://api.mistral.ai/v1"}];var Go="https://docs.ollama.com/capabilities/structured-outputs",Qv="https://github.com/ollama/ollama/blob/01562a7f1cb3b037d3f1ac8c148d99e847b421ca/docs/context\
-length.mdx",mc={...Mn,id:"ollama",name:"Ollama",source:Go,otherModels:{contextTokens:4096,maxOutputTokens:1024,seesPictures:!1,sources:{...da.sources,contextTokens:Qv}},
sources:{...Mn.sources,structuredOutput:Go,quirks:[Go]}};var yc="https://developers.openai.com/api/docs/guides/data-residency.md",Sc="https://documentation.s3ns.fr/gemini-enterprise-agent-platform/models/partner-model\
s/openai",vc="https://runware.ai/docs/models/openai-gpt-6-luna.md",Bv=Ne(.1,.5,"https://github.com/BerriAI/litellm/discussions/42523",{cachedInput:.01,longPrompt:{
above:272e3,input:.2,cachedInput:.02,output:.75}}),Gv=Ne(1,5,"https://github.com/TheKrush/PromptFuel/releases/tag/v1.0.24",{cachedInput:.05}),jv=Ne(2,10,"https:\
//github.com/premk134/codex-token-watch/releases/tag/v0.3.3",{cachedInput:.1}),jo={...V,readsPdf:!0,structuredOutput:"json_schema_strict",schemaProfile:"openai",
models:[ze("gpt-6-luna",105e4,128e3,vc,{prices:[Bv]}),ze("gpt-6.1-terra",105e4,128e3,`${Sc}/gpt-6-1-terra`,{prices:[Gv]}),ze("gpt-6.1-sol",105e4,128e3,`${Sc}/gp\
t-6-1-sol`,{prices:[jv]})],defaultModel:"gpt-6-luna",quirks:{...re,tokenLimit:"max_completion_tokens",temperature:!1},source:yc,sources:{residency:yc,structuredOutput:vc,
quirks:["https://github.com/agnt5dev/sdk-python/releases/tag/v0.13.8"]}},Yc=[{...jo,id:"openai",name:"OpenAI",residency:"US",baseUrl:"https://api.openai.com/v1",
sources:{...jo.sources,residency:Ce}},{...jo,id:"openai-eu",name:"OpenAI (EU projects)",residency:"EU",baseUrl:"https://eu.api.openai.com/v1"}];var Ko={...V,structuredOutput:"by_model",quirks:{...re,extraBody:{provider:{require_parameters:!0}},listsModels:!1},source:"https://openrouter.ai/docs/api-refer\
ence/overview",sources:{...tn,structuredOutput:"https://openrouter.ai/docs/structured-outputs",quirks:["https://python.useinstructor.com/integrations/openrouter"]}},
Cc=[{...Ko,id:"openrouter",name:"OpenRouter",residency:"US",baseUrl:"https://openrouter.ai/api/v1"},{...Ko,id:"openrouter-eu",name:"OpenRouter (EU)",residency:"\
EU",baseUrl:"https://eu.openrouter.ai/api/v1",sources:{...Ko.sources,residency:"https://www.openrouter.ai/docs/guides/features/in-region-routing.md"}}];var Lc="https://github.com/ovh/docs/blob/3bc04087508712e715e6e5214c1c855dbf0a8764/pages/public_cloud/ai_machine_learning/endpoints_guide_02_capabilities/guide.e\
n-gb.md",bc={...V,id:"ovhcloud",name:"OVHcloud AI Endpoints",residency:"EU",baseUrl:"https://oai.endpoints.kepler.ai.cloud.ovh.net/v1",structuredOutput:"json_sc\
hema",quirks:{...re,listsModels:!1},source:"https://strandsagents.com/docs/community/model-providers/ovhcloud-ai-endpoints/",sources:{residency:Lc,structuredOutput:Lc,
quirks:["https://raw.githubusercontent.com/juspay/neurolink/master/docs/getting-started/providers/ovhcloud.md"]}};var Wo=(e,n)=>`https://github.com/scaleway/docs-content/blob/${e}/pages/generative-apis/${n}.mdx`,Jc=Wo("22ea63f3fe7f9eaa1115ba94fdf021f581e6c5e3","reference-co\
ntent/supported-models-serverless"),Kv=Wo("12e64781773c6415d9574122657d56e452128127","reference-content/data-privacy"),Wv=Wo("065f2ca5e95b3c70eca8b9708fbc0df76c\
54ef01","how-to/use-structured-outputs"),Zc="https://www.scaleway.com/en/docs/generative-apis/api-cli/using-chat-api",Dc={...V,id:"scaleway",name:"Scaleway",residency:"\
EU",baseUrl:"https://api.scaleway.ai/v1",structuredOutput:"json_schema_strict",schemaProfile:"scaleway",otherModels:{contextTokens:22e3,maxOutputTokens:8e3,seesPictures:!1,
sources:{contextTokens:Jc,maxOutputTokens:Jc,seesPictures:Ce}},quirks:{...re,rejects:["user","store","metadata"]},source:Zc,sources:{residency:Kv,structuredOutput:Wv,
quirks:[Zc]}};var wc="https://docs.together.ai/docs/inference/chat/structured-outputs",Tc={...V,id:"together",name:"Together AI",baseUrl:"https://api.together.ai/v1",structuredOutput:"\
by_model",quirks:{...re,repeatSchema:!0},source:"https://docs.together.ai/docs/inference/openai-compatibility",sources:{residency:"https://docs.together.ai/docs\
/serverless/geo-specific-inference",structuredOutput:wc,quirks:[wc]}};var _c="https://docs.x.ai/developers/model-capabilities/text/structured-outputs.md",Pc={...V,id:"xai",name:"xAI",baseUrl:"https://api.x.ai/v1",structuredOutput:"\
by_model",source:_c,sources:{...tn,residency:"https://docs.x.ai/developers/advanced-api-usage/regions.md",structuredOutput:_c}};var Mc=[ec,...pc,...Yc,zh,Uh,Wh,rc,...Cc,Dc,bc,cc,sc,Tc,uc,Pc,ac,ic,mc,...dc];function H(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function T(e,n){return Object.hasOwn(e,n)?e[n]:void 0}function ct(e,n,i){Object.defineProperty(
e,n,{value:i,enumerable:!0,writable:!0,configurable:!0})}var Ti=Da(Ho(),1),cd=Da(rd(),1);function ld(e,n){let[i,a]=[sd(e),sd(n)],t=Math.max(i.decimals,a.decimals),u=a.digits*10n**BigInt(t-a.decimals);return u!==0n&&i.digits*10n**BigInt(t-i.decimals)%
u===0n}function sd(e){let[n="",i="0"]=String(e).split("e"),[a="",t=""]=n.split("."),u=t.length-Number(i),o=BigInt(a+t);return u>=0?{digits:o,decimals:u}:{digits:o*
10n**BigInt(-u),decimals:0}}var rC={"json-schema.org/draft/2020-12/schema":"2020-12","json-schema.org/draft-07/schema":"draft-07"};function dt(e){let n=e.$schema;if(n===void 0)return"2020-\
12";if(typeof n=="string")return rC[n.replace(/^https?:\/\//,"").replace(/#$/,"")]}function dr(e,n){let i={strict:!1,strictNumbers:!0,logger:!1,validateSchema:!1,
...n};return(e==="2020-12"?new cd.Ajv2020(i):new Ti.Ajv(i)).removeKeyword("multipleOf").addKeyword({keyword:"multipleOf",type:"number",schemaType:"number",validate:(t,u)=>ld(
u,t),errors:!1,error:{message:({schemaCode:t})=>Ti.str`must be multiple of ${t}`,params:({schemaCode:t})=>Ti._`{multipleOf: ${t}}`}})}var sC={"2020-12":"https:/\
/json-schema.org/draft/2020-12/schema","draft-07":"http://json-schema.org/draft-07/schema"},hd=new Map;function dd(e,n){let i=`${e} ${n}`,a=hd.get(i);if(a===void 0){
if(a=dr(e,{allErrors:n,validateFormats:!1}).getSchema(sC[e]),a===void 0)throw new Error(`Ajv has no meta-schema for ${e}.`);hd.set(i,a)}return a}function we(e){return/[~/]/.test(e)?`/${e.replaceAll("~","~0").replaceAll("/","~1")}`:`/${e}`}function Te(e){return e===""?[]:e.slice(1).split("/").map(n=>n.replaceAll(
"~1","/").replaceAll("~0","~"))}function _i(e,n){return Array.isArray(e)?/^(?:0|[1-9]\d*)$/.test(n)?e[Number(n)]:void 0:H(e)?T(e,n):void 0}function bn(e,n){return n.reduce(_i,e)}var lC=["additionalProperties","additionalItems","unevaluatedItems","unevaluatedProperties","contains","propertyNames","not","if","then","else","contentSchema"],
hC=["prefixItems","anyOf","oneOf","allOf"],cC=["properties","patternProperties","$defs","definitions","dependentSchemas","dependencies"],dC=new Set(["anyOf","on\
eOf","allOf","not","if","then","else","dependentSchemas","dependencies"]);function Pi(e,n){let i=[],a=(u,o,r)=>{o!==void 0&&i.push({keyword:u,...r===void 0?{}:{
key:r},path:n+we(u)+(r===void 0?"":we(r)),schema:o,inPlace:dC.has(u)})};for(let u of lC)a(u,T(e,u));for(let u of hC){let o=T(e,u);Array.isArray(o)&&o.forEach((r,s)=>a(
u,r,String(s)))}for(let u of cC){let o=T(e,u);if(H(o))for(let[r,s]of Object.entries(o))(u!=="dependencies"||!Array.isArray(s))&&a(u,s,r)}let t=T(e,"items");return Array.
isArray(t)?t.forEach((u,o)=>a("items",u,String(o))):a("items",t),i}var gC=new Set(["properties","patternProperties","additionalProperties","unevaluatedProperties","items","prefixItems","additionalItems","unevaluatedItems","cont\
ains"]);function gt(e,n){let i=new Set,a=[],t=u=>{let o=[u];for(let r=o.pop();r!==void 0;r=o.pop())i.has(r.schema)||(i.add(r.schema),a.push(r),o.push(...fC(r).toReversed()))};
t({schema:e,path:"",depth:0,isCondition:!1,isOnlyReferenced:!1});for(let{schema:u}of a){let o=Qn(u,n);H(o)&&!i.has(o)&&t({schema:o,path:pC(u),depth:0,isCondition:!1,
isOnlyReferenced:!0})}return a}function fC(e){return Pi(e.schema,e.path).flatMap(({keyword:n,path:i,schema:a,inPlace:t})=>{if(!H(a))return[];let u=gC.has(n)?e.depth+
1:t?e.depth:0,o=e.isCondition||n==="not"||n==="if",{isOnlyReferenced:r}=e;return[{schema:a,path:i,depth:u,isCondition:o,isOnlyReferenced:r,...t?{parent:e}:{}}]})}
function Qn(e,n){let i=gd(e);return i===void 0?void 0:n.resolve(i)}function gd(e){let n=T(e,"$ref")??T(e,"$dynamicRef");return typeof n=="string"?n:void 0}function pC(e){
let n=(gd(e)??"").replace(/^[^#]*#/,"");return n.startsWith("/")?mC(n):we(n)}function mC(e){try{return decodeURIComponent(e)}catch{return e}}function Mi(e){let n=T(e,"$id"),i=typeof n=="string"?n.replace(/#$/,""):"",a;return{resolve:u,isRemote:t};function t(r){return o(r)===void 0}function u(r){let s=o(
r);if(s!==void 0)return s===""?e:s.startsWith("/")?yC(e,s):(a??=SC(e),a.get(s))}function o(r){let s=i!==""&&r.startsWith(i)?r.slice(i.length):r;if(s===""&&r!=="")
return"";if(s.startsWith("#"))try{return decodeURIComponent(s.slice(1))}catch{return s.slice(1)}}}function yC(e,n){let i=e;for(let a of Te(n))if(Array.isArray(i))
i=/^\d+$/.test(a)?i[Number(a)]:void 0;else if(H(i))i=T(i,a);else return;return i}function SC(e){let n=new Map,i=[e];for(;i.length>0;){let a=i.pop();if(!H(a))continue;
let{$anchor:t,$dynamicAnchor:u,$id:o}=a;typeof t=="string"&&n.set(t,a),typeof u=="string"&&n.set(u,a),typeof o=="string"&&o.startsWith("#")&&n.set(o.slice(1),a);
for(let r of Pi(a,""))i.push(r.schema)}return n}var vC=["type","enum","const","properties","items","prefixItems"];function ft(e){let n=o((h,l)=>{let c=T(h,"type");return c!==void 0?c==="object"||Array.isArray(
c)&&c.length===1&&c[0]==="object":H(T(h,"properties"))||r(h,l)}),i=o((h,l)=>{let c=T(h,"properties");return H(c)&&Object.keys(c).length>0?!0:s(h,l)||["allOf","a\
nyOf","oneOf"].some(d=>fd(h,d,l))}),a=o((h,l)=>vC.some(c=>Object.hasOwn(h,c))||r(h,l)),t=o((h,l)=>{let c=y=>y===!1||a(y),d=T(h,"items"),p=T(h,"prefixItems");if(d!==
void 0)return Array.isArray(d)?d.every(c):c(d);if(Array.isArray(p)&&p.length>0)return p.every(c);let m=T(h,"unevaluatedItems");return m!==void 0&&c(m)?!0:r(h,l)}),
u=o((h,l)=>{if(!CC(h))return!1;let c=T(h,"enum");if(Array.isArray(c)&&!c.includes(null)||(T(h,"const")??null)!==null)return!1;let d=y=>y===!0||l(y),p=Qn(h,e);if(p!==
void 0&&!d(p))return!1;let m=T(h,"allOf");return Array.isArray(m)&&!m.every(d)?!1:[T(h,"anyOf"),T(h,"oneOf")].every(y=>!Array.isArray(y)||y.some(d))});return{isObject:n,
hasProperties:i,isTyped:a,hasTypedItems:t,allowsNull:u};function o(h){let l=new Map,c=d=>{if(!H(d))return!1;let p=l.get(d);if(p!==void 0)return p;l.set(d,!1);let m=h(
d,c);return l.set(d,m),m};return c}function r(h,l){return s(h,l)||fd(h,"allOf",l)||YC(h,l)}function s(h,l){let c=Qn(h,e);return c!==void 0&&l(c)}}function fd(e,n,i){
let a=T(e,n);return Array.isArray(a)&&a.some(i)}function YC(e,n){return["anyOf","oneOf"].some(i=>{let a=T(e,i);return Array.isArray(a)&&a.length>0&&a.every(n)})}
function CC(e){let n=T(e,"type");return n===void 0||n==="null"||T(e,"nullable")===!0||Array.isArray(n)&&n.includes("null")}var pd=200,gr=25e4,md={path:"",message:`must not contain more than ${gr} values`},LC=e=>typeof e=="string"?e.isWellFormed():typeof e!="object"||e===null;function yd(e){
let n=[{value:e,path:"",depth:1}],i=0;for(let a=n.pop();a!==void 0;a=n.pop()){let{value:t,path:u,depth:o}=a;if(i+=1,i>gr)return md;if(typeof t=="string"&&!t.isWellFormed())
return{path:u,message:"must be well-formed Unicode text"};if(!(typeof t!="object"||t===null)){if(o>pd)return{path:"",message:`must not nest deeper than ${pd} le\
vels of JSON`};for(let r of Object.keys(t)){if(H(t)&&!r.isWellFormed())return{path:u,message:"must not have a property name that is not well-formed Unicode text"};
let s=t[r];LC(s)?i+=1:n.push({value:s,path:u+we(r),depth:o+1})}}}return i>gr?md:void 0}var bC=new Set(["anyOf","oneOf","allOf","if","not","dependentSchemas"]);function fr(e,{dialect:n,path:i,allErrors:a}){let t=dd(n,a);if(t(e))return[];let u=t.errors??
[],o=new Map;for(let r of[...u.filter(s=>!bC.has(s.keyword)),...u]){let s=i+r.instancePath;o.has(s)||o.set(s,{path:s,message:JC(r)})}return[...o.values()]}function JC(e){
return/\/type(\/\d+)?$/.test(e.instancePath)?"must be one of string, number, integer, boolean, object, array and null, or a list of these":e.keyword==="pattern"?
"does not match the pattern of the meta-schema":e.message??"is not valid JSON Schema"}var ZC=1e3;function vd(e,n,i){let a=n.length<=ZC,t=fr(e,{dialect:i,path:"",allErrors:a});for(let{schema:u,path:o,isOnlyReferenced:r}of n){r&&t.push(...fr(u,{dialect:i,
path:o,allErrors:!1}));let s=T(u,"enum");Array.isArray(s)&&s.length===0&&t.push({path:`${o}/enum`,message:"must have at least one value"}),T(u,"nullable")===!0&&
T(u,"type")===void 0&&t.push({path:`${o}/nullable`,message:"must be used together with `type`"}),Object.hasOwn(u,"id")&&t.push({path:`${o}/id`,message:"must be \
renamed to `$id`"});let h=T(u,"pattern");typeof h=="string"&&t.push(...Sd(h,`${o}/pattern`));let l=T(u,"properties");H(l)&&Object.hasOwn(l,"__proto__")&&t.push(
{path:`${o}/properties/__proto__`,message:"must be renamed: `__proto__` is not supported as a property name"});let c=T(u,"patternProperties");if(H(c))for(let d of Object.
keys(c))t.push(...Sd(d,`${o}/patternProperties${we(d)}`))}return t}function Sd(e,n){try{return new RegExp(e,"u"),[]}catch(i){let a=i instanceof Error?i.message.
replace(/^.*\/u: /s,""):String(i);return[{path:n,message:`must be a valid ECMA-262 regular expression (${a})`}]}}function Yd(e,n){let i=[],a=new Set;for(let{schema:t,path:u}of e){for(let r of["$ref","$dynamicRef"]){let s=T(t,r),h=typeof s=="string"?DC(s,n):void 0;h!==void 0&&
i.push({path:`${u}/${r}`,message:h})}for(let r of["$anchor","$dynamicAnchor"]){let s=T(t,r);typeof s=="string"&&(a.has(s)&&i.push({path:`${u}/${r}`,message:"mus\
t be unique in the definition"}),a.add(s))}let o=T(t,"$id");u!==""&&typeof o=="string"&&!o.startsWith("#")&&i.push({path:`${u}/$id`,message:"must not be used be\
low the root"})}return i}function DC(e,n){if(n.isRemote(e))return"must refer to the definition itself: remote references are not supported";let i=n.resolve(e);return i===
void 0?"must refer to an existing location in the definition":H(i)||typeof i=="boolean"?void 0:"must refer to a schema"}var Cd=200;function Ld(e,n){let i=new Map(e.map(({schema:r,path:s})=>[r,s])),a=new Map,t=[];for(let{schema:r}of e){if(a.has(r))continue;let s=[],h=l=>{a.set(l,0),
s.push({schema:l,next:o(l),maxChildLength:0})};h(r);for(let l=s.at(-1);l!==void 0;l=s.at(-1)){let c=l.next.pop(),d=c===void 0?void 0:a.get(c);if(c===void 0){s.pop();
let p=l.maxChildLength+1;a.set(l.schema,p);let m=s.at(-1);m!==void 0&&(m.maxChildLength=Math.max(m.maxChildLength,p)),p===Cd+1&&u(l.schema,`must not chain more \
than ${Cd} schemas for one value`)}else d===void 0?h(c):d===0?u(l.schema,"must not refer to itself without a property or an array item in between"):l.maxChildLength=
Math.max(l.maxChildLength,d)}}return t;function u(r,s){t.push({path:i.get(r)??"",message:s})}function o(r){return[...Pi(r,"").filter(h=>h.inPlace).map(h=>h.schema),
Qn(r,n)].filter(H)}}var wC=50,bd=5e3,Jd=20,Zd=1e3,TC=["oneOf","anyOf","allOf"],Dd=7;function wd(e){if(!H(e))return[{path:"",message:"must be an object"}];let n=yd(e);if(n!==void 0)
return[n];let i=dt(e);if(i===void 0)return[{path:"/$schema",message:"must be JSON Schema 2020-12 or draft-07"}];let a=Mi(e),t=gt(e,a);for(let u of[()=>_C(t),()=>vd(
e,t,i),()=>Yd(t,a),()=>Ld(t,a),()=>PC(e,t,ft(a))]){let o=u();if(o.length>0)return o.slice(0,wC)}return[]}function _C(e){let n=[],i=0;for(let{schema:a,path:t,depth:u}of e){
let o=T(a,"properties");H(o)&&(i+=Object.keys(o).length),u>Jd&&n.push({path:t,message:`must not be nested deeper than ${Jd} levels below the root`});for(let s of TC){
let h=T(a,s);Array.isArray(h)&&h.length>Zd&&n.push({path:`${t}/${s}`,message:`must not have more than ${Zd} schemas, but has ${h.length}`})}let r=T(a,"type");Array.
isArray(r)&&r.length>Dd&&n.push({path:`${t}/type`,message:`must not list more than ${Dd} types`})}if(i>bd){let a=`must not have more than ${bd} properties, but \
has ${i}`;n.unshift({path:"",message:a})}return n}function PC(e,n,i){return i.isObject(e)?i.hasProperties(e)?n.filter(a=>!a.isCondition&&MC(a.schema)&&!XC(a,i)).
map(({schema:a,path:t})=>Object.hasOwn(a,"items")?{path:`${t}/items`,message:"must declare a type"}:{path:t,message:"must declare the type of its items"}):[{path:"",
message:"must have at least one property"}]:Object.hasOwn(e,"type")?[{path:"/type",message:'must be "object"'}]:[{path:"",message:'must have the type "object"'}]}
function MC(e){let n=T(e,"type");return n==="array"||Array.isArray(n)&&n.includes("array")||n===void 0&&Object.hasOwn(e,"items")}function XC(e,n){for(let i=e;i!==
void 0;i=i.parent)if(n.hasTypedItems(i.schema))return!0;return!1}function Td(e){let n={properties:0,depth:0,enumValues:0,unions:0};for(let{schema:i,depth:a}of e){let t=T(i,"properties");H(t)&&(n.properties+=Object.keys(t).length),
n.depth=Math.max(n.depth,a);let u=T(i,"enum");Array.isArray(u)&&(n.enumValues+=u.length);for(let o of["anyOf","oneOf","type"])Array.isArray(T(i,o))&&(n.unions+=
1)}return n}var Le="is moved into the description and only validated in the answer",Bn={allOf:"is merged into one schema",oneOf:"is sent as anyOf",not:Le,if:Le,dependentRequired:Le,
dependentSchemas:Le,dependencies:Le,patternProperties:"is sent as a list of key-value pairs"},yt={minLength:Le,maxLength:Le},Pd={pattern:Le,format:Le},Md={minimum:Le,
maximum:Le,exclusiveMinimum:Le,exclusiveMaximum:Le,multipleOf:Le},EC={minItems:Le,maxItems:Le},St={uniqueItems:Le},Xd={pattern:Le,...yt,...Md,...EC,...St},pt={...Xd,
...Pd},ma={strict:!0,allRequired:!0,closedObjects:!0},mt={strict:!1,references:"inlined"},_d={maxEnumValues:1e3,maxLargeEnumCharacters:15e3,maxNameCharacters:12e4},
ya={openai:{provider:"openai",...ma,references:"kept",keywords:{...Bn,...yt,...St},formats:["date-time","time","date","duration","email","hostname","ipv4","ipv6",
"uuid"],maxProperties:5e3,maxDepth:10,..._d},"azure-openai":{provider:"azure-openai",...ma,references:"kept",keywords:{...Bn,...pt},maxProperties:100,maxDepth:5,
..._d},"mistral-eu":{provider:"mistral-eu",...ma,references:"inlined",keywords:{...Bn,...pt}},scaleway:{provider:"scaleway",...ma,references:"inlined",keywords:{
...Bn,...pt}},anthropic:{provider:"anthropic",...ma,references:"inlined",keywords:{...Bn,...Xd},formats:["date-time","time","date","duration","email","hostname",
"uri","ipv4","ipv6","uuid"],maxUnions:16,maxOptional:24,names:/^[a-zA-Z0-9_.-]{1,64}$/},gemini:{provider:"gemini",...mt,allRequired:!1,closedObjects:!0,formats:[
"date-time","date","time"],stringEnums:!0,keywords:{...Bn,...yt,...St,pattern:Le,exclusiveMinimum:Le,exclusiveMaximum:Le,multipleOf:Le}},grammar:{provider:"a lo\
cal server",...mt,allRequired:!0,closedObjects:!0,keywords:{...Bn,...Pd,...yt,...Md,...St}},prompt:{provider:"the prompt",...mt,allRequired:!1,closedObjects:!1,
keywords:{}},conservative:{provider:"other",...mt,allRequired:!0,closedObjects:!0,keywords:{...Bn,...pt}}},Ed=[ya.openai,ya["azure-openai"],ya["mistral-eu"],ya.
scaleway,ya.anthropic];function $d(e,n){let i=Td(e),a=HC(e),t=e.filter(({schema:u})=>n.isObject(u)&&H(T(u,"additionalProperties"))).map(({path:u})=>u);return Ed.flatMap(u=>{let{provider:o}=u,
r=[],s=(l,c,d)=>{let[p]=c;if(p===void 0)return;let m=`In the strict mode of ${o}, ${d}.${$C(c.length-1)}`;r.push({path:p,code:l,message:m,provider:o})},h=(l,c,d)=>{
if(d===void 0||c<=d)return;let p=`The schema has ${c} ${l}, but the strict mode of ${o} supports at most ${d}. It is sent without strict mode, or in parts.`;r.push(
{path:"",code:"strict_limit",message:p,provider:o})};u.allRequired&&s("strict_optional",a,"this optional field is sent as required and nullable"),u.closedObjects&&
s("strict_additional_properties",t,"this object is sent without additional properties, or as a list of key-value pairs");for(let[l,c]of Object.entries(u.keywords))
s("strict_keyword",RC(l,e),`\`${l}\` ${c}`);return h("properties",i.properties,u.maxProperties),h("levels",i.depth,u.maxDepth),h("enum values",i.enumValues,u.maxEnumValues),
h("unions",i.unions,u.maxUnions),r})}function $C(e){return e===0?"":` The same applies to ${e} other ${e===1?"place":"places"}.`}function HC(e){return e.flatMap(
({schema:n,path:i,isCondition:a})=>{let t=T(n,"properties");if(a||!H(t))return[];let u=T(n,"required"),o=new Set(Array.isArray(u)?u:[]);return Object.keys(t).filter(
r=>!o.has(r)).map(r=>`${i}/properties${we(r)}`)})}function RC(e,n){return n.filter(({schema:i})=>Object.hasOwn(i,e)).map(({path:i})=>i+we(e))}var xC=500,NC=new Set("field fld value val item col column attr attribute prop property param parameter var variable key foo bar baz tmp temp misc stuff thing o\
bject string number data info test unknown untitled placeholder input output result text".split(" ")),FC=80;function Hd(e){let n=Mi(e),i=gt(e,n),a=ft(n),t=$d(i,
a);return[...i.flatMap(({schema:o,path:r,isCondition:s})=>s?[]:kC(o,r,a)).slice(0,xC-t.length),...t]}function kC(e,n,i){let a=T(e,"properties");if(!H(a))return[];
let t=T(e,"required"),u=new Set(Array.isArray(t)?t:[]);return Object.entries(a).flatMap(([o,r])=>{if(!H(r))return[];let s=`${n}/properties${we(o)}`,h=[],l=!i.isObject(
r)&&!i.hasTypedItems(r);if(l&&!i.allowsNull(r)&&h.push(QC(s,u.has(o))),!l&&u.has(o)&&AC(r)&&!i.allowsNull(r)&&h.push({path:s,code:"required_not_nullable",message:OC}),
!GC(r)&&(h.push({path:s,code:"missing_description",message:"The field has no description. A sentence about its meaning and format improves extraction."}),BC(o))){
let p=`The name \`${o.slice(0,FC)}\` is vague. Use a specific name or add a description.`;h.push({path:s,code:"vague_name",message:p})}return h})}var OC="The li\
st is required, has a `minItems` and is not nullable. A run fails if the document has fewer items.";function AC(e){let n=T(e,"minItems");return typeof n=="numbe\
r"&&n>0}function QC(e,n){return n?{path:e,code:"required_not_nullable",message:"The field is required but not nullable. A run fails if the document does not con\
tain it."}:{path:e,code:"optional_not_nullable",message:"The field is optional but not nullable. Allow null, so that the result can state that the value is miss\
ing."}}function BC(e){let n=e.toLowerCase().replace(/[_-]?\d*$/,"");return/^[a-z]$/.test(n)||NC.has(n)}function GC(e){let n=T(e,"description");return typeof n==
"string"&&n.trim()!==""}var jC=500;function Rd(e,n){let i=new Set,a=[...e];for(let t=a.pop();t!==void 0&&i.size<jC;t=a.pop()){if(!H(t)||i.has(t))continue;i.add(t);let u=Qn(t,n);u!==void 0&&
a.push(u);for(let o of["allOf","anyOf","oneOf"]){let r=T(t,o);Array.isArray(r)&&a.push(...r)}for(let o of["if","then","else"])a.push(T(t,o)??!0);for(let o of["d\
ependentSchemas","dependencies"]){let r=T(t,o);H(r)&&a.push(...Object.values(r))}}return[...i]}function xd(e,n,i){return e.flatMap(a=>{let t=[],u=T(a,"propertie\
s"),o=H(u)?T(u,n):void 0;o!==void 0&&t.push(o);let r=T(a,"patternProperties");if(H(r))for(let[l,c]of Object.entries(r))i(l,n)&&t.push(c);let s=T(a,"required");t.
length===0&&Array.isArray(s)&&s.includes(n)&&t.push(!0);let h=T(a,"additionalProperties")??T(a,"unevaluatedProperties");return t.length===0&&h!==void 0&&h!==!1&&
t.push(h),t})}function Nd(e,n){return e.flatMap(i=>{let a=T(i,"items"),t=Array.isArray(a)?a:T(i,"prefixItems"),u=Array.isArray(t)?t[n]:void 0;return u!==void 0?
[u]:[Array.isArray(a)?T(i,"additionalItems"):a,T(i,"unevaluatedItems"),T(i,"contains")].filter(r=>r!==void 0)})}function pr(e,n,i){let a=Mi(e),t=u=>u.reduce((o,r)=>{let s=Rd(o,a);return typeof r=="number"?Nd(s,r):xd(s,r,i)},[e]).length>0;return n.flatMap((u,o)=>t(u)?[]:[o])}var KC=1e3,WC=5e3,kd=500;function Od(e,n={left:WC}){if(typeof e!="object"||e===null)return e;let i=u=>(n.left-=1,Od(u,n)),a=()=>Math.min(KC,Math.max(n.left,0));
if(Array.isArray(e))return e.slice(0,a()).map(i);let t={};for(let u of Object.keys(e).slice(0,a()))t[u]=i(e[u]);return t}function IC({instancePath:e,params:n,keyword:i},a){
if(!i.startsWith("min")&&i!=="required")return!1;let t=bn(a,Te(e));return i==="required"?H(t)&&Object.hasOwn(t,n.missingProperty):i==="minItems"?Array.isArray(t)&&
t.length>=n.limit:i==="minProperties"&&H(t)&&Object.keys(t).length>=n.limit}function Fd(e,n){let i=[];for(let a of e){a(n);for(let t of a.errors??[])i.push(t)}return i}
function Ad(e,{first:n,all:i}){let a=Fd(n,e);if(a.length===0)return[];let t=e.requestBody===void 0?e:{...e,requestBody:Od(e.requestBody)},u=Fd(i(),t).filter(o=>!IC(
o,e));return u.length>0?u:a}function zC(e,n){for(let i=e.indexOf('"',n);i>=0;i=e.indexOf('"',i+1)){let a=i;for(;e.charCodeAt(a-1)===92;)a-=1;if((i-a)%2===0)return i}return e.length}var yr=e=>e.
toLocaleString("en"),mr=(e,n)=>`must not have more than ${yr(e)} ${n}: send it in parts`;function Qd(e){let n=0,i=0,a=0,t=[0],u=1;for(let o=0;o<e.length;o+=1)switch(e.
charCodeAt(o)){case 34:o=zC(e,o+1);break;case 44:if(u+=1,u>4e5)return mr(4e5,"values");break;case 58:if(i+=1,a=Math.max(a,t[n]=(t[n]??0)+1),i>15e4)return mr(15e4,
"fields in all of its objects");break;case 91:case 123:if(n+=1,n>1e3)return mr(1e3,"levels of lists and objects");t[n]=0;break;case 93:case 125:n-=1;break}return a<=
2e4?null:`has an object with ${yr(a)} fields, and must not have more than ${yr(2e4)} in one`}function Bd(e,n,i){e.set(n,e.has(n)?[e.get(n),i].flat():i)}function Gd(e){let n=new Map,i=new Map;for(let[a,t]of new URLSearchParams(e)){let[,u,o]=/^(\w+)\[(.*)\]$/s.
exec(a)??[];if(u===void 0||o===void 0){Bd(n,a,t);continue}let r=i.get(u)??new Map;i.set(u,r),Bd(r,o,t)}for(let[a,t]of i){let u=Object.fromEntries(t);n.set(a,n.has(
a)?[n.get(a),u].flat():u)}return Object.fromEntries(n)}function Sr(e){return typeof e=="string"?e.includes("\0"):typeof e=="object"&&e!==null&&Object.entries(e).
flat().some(Sr)}var jd=/^(?:0|[1-9]\d*)$/;function Kd(e,n){return n==="integer"&&jd.test(e)||n==="number"&&/^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(e)?Number(e):n==="boolean"&&(e==="t\
rue"||e==="false")?e==="true":e}function qC(e){let n=e.flatMap(({in:i,name:a,schema:t})=>t?.type==="integer"&&(i==="path"||i==="query")?[{place:i,name:a}]:[]);return i=>n.
filter(({place:a,name:t})=>{let u=i[a][t];return typeof u=="string"&&!jd.test(u)}).map(({place:a,name:t})=>({in:a,path:`/${t}`,message:"must be an integer, in d\
ecimal digits"}))}function UC({path:e,query:n}){return[...Object.entries(e).map(([a,t])=>["path",a,t]),...Object.entries(n).map(([a,t])=>["query",a,t])].filter(
([,,a])=>Sr(a)).map(([a,t])=>({in:a,path:`/${t}`,message:"must not contain the character U+0000"}))}function Wd(e){let n=qC(e);return i=>[...UC(i),...n(i)]}var VC={path:"path",query:"query",header:"header",requestBody:"body"};function Id({keyword:e,params:n,message:i="is not valid"}){switch(e){case"required":return"\
is required";case"additionalProperties":return"is not a known field";case"enum":return`must be one of ${n.allowedValues.join(", ")}`;case"minProperties":return"\
must have at least one field: there is nothing to change";case"maxProperties":return`must have at most ${n.limit} fields`;default:return i}}function vt(e){let n=new Map;
for(let i of e){let[,a="",...t]=i.instancePath.split("/");if(i.keyword==="propertyNames")continue;let u=i.params.missingProperty??i.params.additionalProperty??i.
propertyName,o=VC[a];if(o===void 0)continue;let r=t.map(h=>`/${h}`).join("")+(typeof u=="string"?we(u):""),s=`${o}${r}`;if(!n.has(s)){let h=i.propertyName===void 0?
Id(i):`has a name that ${Id(i)}`;n.set(s,{in:o,path:r,message:h})}}return[...n.values()]}function zd(e){let[n,...i]=e;if(n===void 0)return"The request is not va\
lid.";let a=n.path===""?`The ${n.in}`:`${n.path.slice(1)} (${n.in})`,t=i.length===0?"":` Problems in all: ${e.length}${e.length>=kd?" or more":""}.`;return`${a}\
 ${n.message}.${t}`}function eL(e,n){let i={...n},a=[];for(let[t,{contentSchema:u}]of Object.entries(e)){let o=n[t];if(u===void 0||typeof o!="string")continue;let r=Qd(o);if(r!==null){
delete i[t],a.push({in:"body",path:`/${t}`,message:r});continue}try{i[t]=JSON.parse(o)}catch{delete i[t],a.push({in:"body",path:`/${t}`,message:"must be JSON te\
xt"})}}return{values:i,details:a}}function qd({properties:{file:e,...n},required:i=[]}){return{type:"object",properties:{requestBody:{type:"object",additionalProperties:!1,
properties:Object.fromEntries(Object.entries(n).map(([t,{contentSchema:u,...o}])=>[t,u??o])),required:i.filter(t=>t!=="file")}}}}function Ud(e,n){if(e===void 0)
return()=>[];let{properties:i}=e,a=e.required?.includes("file")??!1,t,u;return(o,r)=>{for(let[p,m]of Object.entries(o))typeof m=="string"&&(o[p]=Kd(m,i[p]?.type));
t??=n(qd(e),{allErrors:!1});let{values:s,details:h}=eL(i,o),l=Ad({requestBody:s},{first:[t],all:()=>[u??=n(qd(e),{allErrors:!0})]}),c=[...h,...vt(l)];return[...a&&
!r?[{in:"body",path:"/file",message:"is required"}]:[],...c]}}function Vd(e){return(e.includes("\0")?e.replaceAll("\0",""):e).toWellFormed()}var nL=new Set(["name","schemaName","description","content","instructions"]);function eg(e){for(let[n,i]of Object.entries(e))if(typeof i=="string"){if(i.includes(
"\0")&&!nL.has(n))throw Pn(`/${n}`,`${n} must not contain the character U+0000.`);e[n]=Vd(i)}}function ng({perMinute:e,burst:n},i,a){let t=Math.min(n,e),u=6e4/e,{tokens:o,at:r}=i??{tokens:t,at:a},s=Math.min(t,o+Math.max(0,a-r)/u),h=s>=1,l=h?s-1:s;return{
bucket:{tokens:l,at:a},limit:e,remaining:Math.floor(l),reset:Math.ceil((a+(t-l)*u)/1e3),retryAfter:h?null:Math.max(1,Math.ceil((1-l)*u/1e3))}}function ig(e,n){let i=t=>t.trim().replace(/^W\//,""),a=[e??[]].flat().flatMap(t=>t.split(",").map(i));return a.includes("*")||a.includes(i(n))}var ag=/[\p{L}\p{N}\p{M}]+/gu,iL=/[0-9A-Za-z\u0080-\uffff]+/g,aL=/[^\p{L}\p{N}\p{M}]+/gu,Yt=/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/u,
tL=new RegExp(`${Yt.source}|(?:(?!${Yt.source}).)+`,"gu"),tg=/^[\u0000-\u007f]*$/;function uL(e){return tg.test(e)?e.toLowerCase():e.normalize("NFKD").toUpperCase().
toLowerCase().normalize("NFKD").replaceAll(/[\u0300-\u036f]/g,"").replaceAll("\u03C2","\u03C3").normalize("NFC").replaceAll(aL,"")}var vr=e=>e.length>64?[...e].
slice(0,64).join(""):e;function ug(e){let n=uL(e);return Yt.test(n)?[...n.matchAll(tL)].map(([i])=>{let a=Yt.test(i);return{text:a?i:vr(i),isUnspaced:a}}):n===""?
[]:[{text:vr(n),isUnspaced:!1}]}function og(e,n){let i=[...e],a=i.length-(n?0:1);return i.slice(0,a).map((t,u)=>t+(i[u+1]??""))}function oL(e){return tg.test(e)?
[vr(e.toLowerCase())]:[...e.matchAll(ag)].flatMap(([n])=>ug(n).flatMap(({text:i,isUnspaced:a})=>a?og(i,!0):[i]))}function rL(e){let n=new Set,i=new Set,a=0;for(let t of e)
for(let u of t.slice(0,3e5).match(iL)??[])if(!n.has(u)){n.add(u);for(let o of oL(u))if(!i.has(o)){if(a+=o.length+12,a>3e5)return[...i];i.add(o)}}return[...i]}function rg(e){
let n=[...e.matchAll(ag)].flatMap(([t])=>ug(t)),i=n.flatMap(({text:t,isUnspaced:u},o)=>{let r=u&&[...t].length===1;return!u||r?[{text:t,isPrefix:r||o===n.length-
1}]:og(t,!1).map(s=>({text:s,isPrefix:!1}))});return[...new Map(i.map(t=>[`${t.isPrefix} ${t.text}`,t])).values()]}function sg(e,n){let i=rL(e),a=new Set(i);return n.
length>0&&n.every(({text:t,isPrefix:u})=>a.has(t)||u&&i.some(o=>o.startsWith(t)))}function Yr(e,n,i){return new dn(e,i,{details:[{in:"body",path:`/${n}`,message:i}]})}function lg(e,n){let{provider:i,hasSecret:a,defaultModel:t,baseUrl:u,residency:o,
leavesSecret:r=!1}=n,s=e.find(i);if(s===void 0)throw Yr("unknown_provider","provider",`There is no provider ${i}. GET /providers lists them.`);if(s.kind==="loca\
l")throw Yr("provider_mismatch","provider","The built-in extractor needs no provider key.");if(s.needsSecret&&!a)throw Pn("/secret",`secret is required for ${i}\
.`);if(!s.keyHasBaseUrl&&u!==void 0)throw Pn("/baseUrl",`baseUrl is not allowed: ${i} has a fixed address. For another server, use openai-compatible.`);if(s.keyHasBaseUrl&&
s.baseUrl===null&&u===void 0)throw Pn("/baseUrl",`baseUrl is required: ${i} has no fixed address.`);if(r)throw Pn("/secret","secret is required with a new baseU\
rl: a stored secret is not sent to another address.");if(o!==void 0&&u===void 0)throw Pn("/residency",`residency is only allowed with a baseUrl: the residency o\
f ${i} is known.`);let h=t??s.defaultModel;if(h===null)throw Pn("/defaultModel",`defaultModel is required: ${i} has no default model.`);if(!Bh(s,h)){let l=s.models.
map(({id:c})=>c).join(", ");throw Yr("model_not_allowed","defaultModel",`The provider ${i} does not allow the model ${h}, only ${l}.`)}return{entry:s,model:h}}function Sa(e){let n=e.map(({index:a,field:t,message:u})=>({in:"body",path:`/actions/${a}/${t}`,message:u})),[i]=n;throw new dn("correction_invalid",`The correc\
tion cannot be applied: ${i?.path} ${i?.message}.`,{details:n})}function sL(e,n){if(e==="-")return n;let i=/^(?:0|[1-9]\d{0,8})$/.test(e)?Number(e):NaN;return i<=
n?i:void 0}var un=class extends Error{};function lL(e,n){let i=e;return{place:Te(n).map(t=>{let u=i;if(i=_i(u,t),Array.isArray(u)){if(i===void 0)throw new un("n\
ames a row that the list does not have");return Number(t)}if(u!=null&&!H(u))throw new un("names a value within a value");return t}),value:i}}function hL(e,{path:n,
action:i,value:a}){let t=Te(n),u=t.pop();if(u===void 0)throw new un("must name a value in the data, such as /total");if(i==="confirm")return bn(e,[...t,u])??null;
let o=bn(e,t),r=_i(o,u);if(i==="addRow")return cL({parent:o,last:u,list:r},a??null);if(o===void 0||typeof o!="object"||o===null)throw new un("names a value with\
in something that the data does not have");if(i==="removeRow"){if(!Array.isArray(o))throw new un("must name a row of a list");if(r===void 0)throw new un("names \
a row that the list does not have");return o.splice(Number(u),1),r}if(r===void 0&&Array.isArray(o))throw new un("names a row that the list does not have");let s=i===
"clear"?null:structuredClone(a??null);return Array.isArray(o)?o[Number(u)]=s:ct(o,u,s),r??null}function cL({parent:e,last:n,list:i},a){let t=structuredClone(a);
if(Array.isArray(i))return i.push(t),null;if(Array.isArray(e)){let u=sL(n,e.length);if(u===void 0)throw new un("names a position that the list does not have");return e.
splice(u,0,t),null}if(!H(e)||i!=null)throw new un("must name a list");return ct(e,n,[t]),null}function hg(e,n,i=null){let a=structuredClone(e),t=[],u=[],o=n.map(
(r,s)=>{let{path:h,page:l=null,box:c=null,quote:d=null}=r,p=r.action==="correct"||r.action==="addRow";p&&r.value===void 0&&Sa([{index:s,field:"value",message:`i\
s required for ${r.action}`}]),!p&&r.value!==void 0&&Sa([{index:s,field:"value",message:`has no meaning for ${r.action}`}]),l!==null&&i!==null&&l>i&&Sa([{index:s,
field:"page",message:`must be at most ${i}, the pages of the document`}]);try{if(r.action==="confirm"||r.action==="clear"){let{place:Y,value:C}=lL(a,h);C===void 0&&
u.push({index:s,path:h,place:Y})}let m=structuredClone(hL(a,r));r.action==="clear"&&t.push(h);let y=p?r.value??null:r.action==="confirm"?m:null;return{path:h,action:r.
action,value:y,previousValue:m,page:l,box:c,quote:d}}catch(m){throw m instanceof un&&Sa([{index:s,field:"path",message:m.message}]),m}});return{data:a,applied:o,
absent:u,cleared:t}}function cg(e,n){let i=n.flatMap(a=>e[a]??[]);i.length!==0&&Sa(i.map(({index:a,path:t})=>({index:a,field:"path",message:`names ${t}, which n\
either the data nor the schema has`})))}function dg(e,n){let i=structuredClone(e);for(let a of n){let t=Te(a),u=t.pop()??"",o=bn(i,t);H(o)&&o[u]===null&&delete o[u]}
return i}function gg(e,n){return["confidencePaths","requiredPaths"].flatMap(i=>e[i].map((a,t)=>({field:a,at:`${n}/${i}/${t}`,place:Te(a).map(u=>u==="*"?0:u)})))}function fg(e,n,i){
let a=n.flatMap(t=>{let u=e[t];if(u===void 0)return[];let o=`names ${u.field}, which version ${i} of the schema does not have`;return[{in:"body",path:u.at,message:o}]});
if(a.length>0)throw Fo(`${a[0]?.path} ${a[0]?.message}.`,a)}var dL=100;function Ct(e,n,i=""){let[a,...t]=n;return a===void 0?[{path:i,isMissing:e==null}]:a==="*"&&Array.isArray(e)?e.flatMap((u,o)=>Ct(u,t,`${i}/${o}`)):a===
"*"&&!H(e)?[]:Ct(_i(e,a),t,i+we(a))}var gL=(e,n)=>Ct(e,Te(n)).flatMap(({path:i,isMissing:a})=>a?[i]:[]),fL=5,pL=.8;function mL(e,n){if(n.length<fL)return!1;let i=Te(
e).map(t=>/^\d+$/.test(t)?"*":t),a=n.flatMap(t=>Ct(t,i));return a.filter(({isMissing:t})=>!t).length>=pL*Math.max(1,a.length)}function yL(e,n){let i=Te(e);return Te(
n).every((a,t)=>a===i[t]||a==="*"&&t<i.length)}function SL(e){let n=2166136261;for(let i=0;i<e.length;i+=1)n=Math.imul(n^e.charCodeAt(i),16777619);return n=Math.
imul(n^n>>>16,2246822507),n=Math.imul(n^n>>>13,3266489909),((n^n>>>16)>>>0)/2**32}function vL({confidenceBelow:e,confidencePaths:n},{evidence:i}){if(e===null)return[];
let a=t=>n.length===0||n.some(u=>yL(t,u));return i.flatMap(({path:t,confidence:u})=>u<e&&a(t)?[t]:[])}function YL({rules:e},{rules:n}){return n.flatMap(({name:i,
result:a,paths:t})=>{if(e===null||a==="holds"||a==="unknown"&&e==="violated")return[];let u=a==="violated"?"rule_violated":"rule_unknown";return(t.length===0?[null]:
t).map(r=>({code:u,path:r,rule:i}))})}var CL=(e,n)=>(bn(e,Te(n))??null)===null;function pg(e,n,i=[]){let{requiredPaths:a,sample:t}=e,u=new Set(a.flatMap(r=>gL(n.extractedData,r))),o=vL(e,n).filter(r=>!u.has(r)&&(!CL(n.extractedData,r)||mL(
r,i)));return[...[...u].map(r=>({code:"required_missing",path:r})),...o.map(r=>({code:"confidence_below",path:r})),...YL(e,n),...t!==null&&SL(n.id)<t?[{code:"sa\
mpled",path:null}]:[]].slice(0,dL)}function mg({failures:e,circuitUntil:n},{attempts:i,dueAt:a},t,u=Math.random){if(e<10||i<2)return{kind:"pass"};let o=t-Date.parse(a);if(o>=3e5)return{kind:"pass"};
let r=n===null?0:Date.parse(n)-t;if(r<=0)return{kind:"probe"};let s=r+u()*6e4;return{kind:"wait",delayMs:Math.round(Math.min(s,3e5-o))}}function yg({failures:e,
circuitUntil:n}){let i=e>=10;return{isOpen:i,failures:e,nextProbeAt:i?n:null}}function Sg(e,n){return e<10?null:n+6e4}var LL=[["extractedData","reviewedData","evidence","partialData","content","actions"],["schemaSnapshot","definition"]];function vg(e,n,i){let a=JSON.stringify({
type:e,timestamp:n,data:i}),t={...i};for(let u of LL){if(new TextEncoder().encode(a).length<=262144)return a;let o=u.filter(r=>r in t).map(r=>[r,null]);t={...t,
...Object.fromEntries(o)},a=JSON.stringify({type:e,timestamp:n,data:t})}return a}var bL=["\0","","","","","","","\x07","\b","	",`
`,"\v","\f","\r","","","","","","","","","","","","","","\x1B","","","",""," ","!",'"',"#","$","%","&","'","(",")","*","+",",","-",".","/","0",
"1","2","3","4","5","6","7","8","9",":",";","<","=",">","?","@","A","B","C","D","E","F","G","H","I","J","K","L","M","N","O","P","Q","R","S","T","U","V","W","X",
"Y","Z","[","\\","]","^","_","`","a","b","c","d","e","f","g","h","i","j","k","l","m","n","o","p","q","r","s","t","u","v","w","x","y","z","{","|","}","~","\x7F",
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
" ","!","C/","PS","$?","Y=","|","SS",'"',"(c)","a","<<","!",null,"(r)","-","deg","+-","2","3","'","u","P","*",",","1","o",">>","1/4","1/2","3/4","?","A","A","A",
"A","A","A","AE","C","E","E","E","E","I","I","I","I","D","N","O","O","O","O","O","x","O","U","U","U","U","U","Th","ss","a","a","a","a","a","a","ae","c","e","e",
"e","e","i","i","i","i","d","n","o","o","o","o","o","/","o","u","u","u","u","y","th","y"],JL=["A","a","A","a","A","a","C","c","C","c","C","c","C","c","D","d","D",
"d","E","e","E","e","E","e","E","e","E","e","G","g","G","g","G","g","G","g","H","h","H","h","I","i","I","i","I","i","I","i","I","i","IJ","ij","J","j","K","k","k",
"L","l","L","l","L","l","L","l","L","l","N","n","N","n","N","n","'n","NG","ng","O","o","O","o","O","o","OE","oe","R","r","R","r","R","r","S","s","S","s","S","s",
"S","s","T","t","T","t","T","t","U","u","U","u","U","u","U","u","U","u","U","u","W","w","Y","y","Y","Z","z","Z","z","Z","z","s","b","B","B","b","6","6","O","C",
"c","D","D","D","d","d","3","@","E","F","f","G","G","hv","I","I","K","k","l","l","W","N","n","O","O","o","OI","oi","P","p","YR","2","2","SH","sh","t","T","t","T",
"U","u","Y","V","Y","y","Z","z","ZH","ZH","zh","zh","2","5","5","ts","w","|","||","|=","!","DZ","Dz","dz","LJ","Lj","lj","NJ","Nj","nj","A","a","I","i","O","o",
"U","u","U","u","U","u","U","u","U","u","@","A","a","A","a","AE","ae","G","g","G","g","K","k","O","o","O","o","ZH","zh","j","DZ","D","dz","G","g","HV","W","N","\
n","A","a","AE","ae","O","o"],ZL=["A","a","A","a","E","e","E","e","I","i","I","i","O","o","O","o","R","r","R","r","U","u","U","u","S","s","T","t","Y","y","H","h",
"N","d","OU","ou","Z","z","A","a","E","e","O","o","O","o","O","o","O","o","Y","y","l","n","t","j","db","qp","A","C","c","L","T","s","z","?","?","B","U","V","E",
"e","J","j","Q","q","R","r","Y","y","a","a","a","b","o","c","d","d","e","@","@","e","e","e","e","j","g","g","g","g","u","Y","h","h","i","i","I","l","l","l","lZ",
"W","W","m","n","n","n","o","OE","O","F","R","R","R","R","r","r","R","R","R","s","S","j","S","S","t","t","U","U","v","^","W","Y","Y","z","z","Z","Z","?","?","?",
"C","@","B","E","G","H","j","k","L","q","?","?","dz","dZ","dz","ts","tS","tC","fN","ls","lz","WW","]]","h","h","k","h","j","r","r","r","r","w","y","'",'"',"`","\
'","`","`","'","?","?","<",">","^","V","^","V","'","-","/","\\",",","_","\\","/",":",".","`","'","^","V","+","-","V",".","@",",","~",'"',"R","X","G","l","s","x",
"?",null,null,null,null,null,null,null,"V","=",'"'],DL=[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"'","\
,",null,null,null,null,null,null,null,null,"?",null,null,null,null,null,null,null,"A",";","E","I","I",null,"O",null,"U","O","I","A","V","G","D","E","Z","I","Th",
"I","K","L","M","N","X","O","P","R",null,"S","T","Y","F","H","Ps","O","I","Y","a","e","i","i","y","a","v","g","d","e","z","i","th","i","k","l","m","n","x","o","\
p","r","s","s","t","y","f","h","ps","o","i","y","o","y","o",null,"b","th","U","U","U","ph","p","&",null,null,"St","st","W","w","Q","q","Sp","sp","Sh","sh","F","\
f","Kh","kh","H","h","G","g","CH","ch","Ti","ti","k","r","c","j"],wL=["Jo","Yo","Dj","Gj","Ie","Dz","I","Yi","J","Lj","Nj","Tsh","Kj","I","U","Dzh","A","B","V",
"G","D","E","Zh","Z","I","Y","K","L","M","N","O","P","R","S","T","U","F","H","C","Ch","Sh","Shch",null,"Y",null,"E","Yu","Ya","a","b","v","g","d","e","zh","z","\
i","y","k","l","m","n","o","p","r","s","t","u","f","h","c","ch","sh","shch",null,"y",null,"e","yu","ya","je","yo","dj","gj","ie","dz","i","yi","j","lj","nj","ts\
h","kj","i","u","dzh","O","o","E","e","Ie","ie","E","e","Ie","ie","O","o","Io","io","Ks","ks","Ps","ps","F","f","Y","y","Y","y","u","u","O","o","O","o","Ot","ot",
"Q","q","*1000*",null,null,null,null,null,"*100.000*","*1.000.000*",null,null,'"','"',"R'","r'","G'","g'","G'","g'","G'","g'","Zh'","zh'","Z'","z'","K'","k'","K\
'","k'","K'","k'","K'","k'","N'","n'","Ng","ng","P'","p'","Kh","kh","S'","s'","T'","t'","U","u","U'","u'","Kh'","kh'","Tts","tts","Ch'","ch'","Ch'","ch'","H","h",
"Ch","ch","Ch'","ch'","`","Zh","zh","K'","k'",null,null,"N'","n'",null,null,"Ch","ch",null,null,null,"a","a","A","a","Ae","ae","Ie","ie","@","@","@","@","Zh","z\
h","Z","z","Dz","dz","I","i","I","i","O","o","O","o","O","o","E","e","U","u","U","u","U","u","Ch","ch",null,null,"Y","y"],TL=[null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,"A","B","G","D","E","Z","E","E","T`","Zh","I","L","Kh","Ts","K","H","Dz","Gh","Ch","M","Y","N","Sh","O","Ch`",
"P","J","Rh","S","V","T","R","Ts`","W","P`","K`","O","F",null,null,"<","'","/","!",",","?",".",null,"a","b","g","d","e","z","e","e","t`","zh","i","l","kh","ts",
"k","h","dz","gh","ch","m","y","n","sh","o","ch`","p","j","rh","s","v","t","r","ts`","w","p`","k`","o","f","ew",null,".","-",null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"@","e","a",
"o","i","e","e","a","a","o",null,"u","'",null,null,null,null,null,null,":",null,null,null,null,null,null,null,null,null,null,null,null,null,"b","g","d","h","v",
"z","kh","t","y","k","k","l","m","m","n","n","s","`","p","p","ts","ts","q","r","sh","t",null,null,null,null,null,"V","oy","i","'",'"'],_L=[null,null,null,null,null,
null,null,null,null,null,null,null,",",null,null,null,null,null,null,null,null,null,null,null,null,null,null,";",null,null,null,"?",null,null,"a","'","w'",null,
"y'",null,"b","@","t","th","j","H","kh","d","dh","r","z","s","sh","S","D","T","Z","aa","G",null,null,null,null,null,null,"f","q","k","l","m","n","h","w","~","y",
"an","un","in","a","u","i","W",null,null,"'","'",null,null,null,null,null,null,null,null,null,null,"0","1","2","3","4","5","6","7","8","9","%",".",",","*",null,
null,null,"'","'","'",null,"'","'w","'u","'y","tt","tth","b","t","T","p","th","bh","'h","H","ny","dy","H","ch","cch","dd","D","D","Dt","dh","ddh","d","D","D","r\
r","R","R","R","R","R","R","j","R","S","S","S","S","S","T","GH","F","F","F","v","f","ph","Q","Q","kh","k","K","K","ng","K","g","G","N","G","G","G","L","L","L","\
L","N","N","N","N","N","h","Ch","hy","h","H","@","W","oe","oe","u","yu","yu","W","v","y","Y","Y","W",null,null,"y","y'",".","ae",null,null,null,null,null,null,null,
"@","#",null,null,null,null,null,null,null,null,null,null,"^",null,null,null,null,null,null,"0","1","2","3","4","5","6","7","8","9","Sh","D","Gh","&","+m"],PL=[
"//","/",",","!","!","-",",",",",";","?","~","{","}","*",null,null,"'",null,"b","g","g","d","d","h","w","z","H","t","t","y","yh","k","l","m","n","s","s","`","p",
"p","S","q","r","sh","t",null,null,null,"a","a","a","A","A","A","e","e","e","E","i","i","u","u","u","o",null,"`","'",null,null,"X","Q","@","@","|","+",null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"h","sh","n","r","b","L","k","'","v","m","f","dh","th","l","g","n\
y","s","d","z","t","y","p","j","ch","tt","hh","kh","th","z","sh","s","d","t","z","`","gh","q","w","a","aa","i","ee","u","oo","e","ey","o","oa"],ML=[null,"N","N",
"H",null,"a","aa","i","ii","u","uu","R","L","eN","e","e","ai","oN","o","o","au","k","kh","g","gh","ng","c","ch","j","jh","ny","tt","tth","dd","ddh","nn","t","th",
"d","dh","n","nnn","p","ph","b","bh","m","y","r","rr","l","l","lll","v","sh","ss","s","h",null,null,"'","'","aa","i","ii","u","uu","R","RR","eN","e","e","ai","o\
N","o","o","au",null,null,null,"AUM","'","'","`","'",null,null,null,"q","khh","ghh","z","dddh","rh","f","yy","RR","LL","L","LL"," / "," // ","0","1","2","3","4",
"5","6","7","8","9",".",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"N","N","H",null,"a","aa","i","ii","u","uu","R","RR",null,
null,"e","ai",null,null,"o","au","k","kh","g","gh","ng","c","ch","j","jh","ny","tt","tth","dd","ddh","nn","t","th","d","dh","n",null,"p","ph","b","bh","m","y","\
r",null,"l",null,null,null,"sh","ss","s","h",null,null,"'",null,"aa","i","ii","u","uu","R","RR",null,null,"e","ai",null,null,"o","au",null,null,null,null,null,null,
null,null,null,null,"+",null,null,null,null,"rr","rh",null,"yy","RR","LL","L","LL",null,null,"0","1","2","3","4","5","6","7","8","9","r'","r`","Rs","Rs","1/","2\
/","3/","4/"," 1 - 1/","/16"],XL=[null,null,"N",null,null,"a","aa","i","ii","u","uu",null,null,null,null,"ee","ai",null,null,"oo","au","k","kh","g","gh","ng","c",
"ch","j","jh","ny","tt","tth","dd","ddh","nn","t","th","d","dh","n",null,"p","ph","b","bb","m","y","r",null,"l","ll",null,"v","sh",null,"s","h",null,null,"'",null,
"aa","i","ii","u","uu",null,null,null,null,"ee","ai",null,null,"oo","au",null,null,null,null,null,null,null,null,null,null,null,null,"khh","ghh","z","rr",null,"\
f",null,null,null,null,null,null,null,"0","1","2","3","4","5","6","7","8","9","N","H",null,null,"G.E.O.",null,null,null,null,null,null,null,null,null,null,null,
null,"N","N","H",null,"a","aa","i","ii","u","uu","R",null,"eN",null,"e","ai","oN",null,"o","au","k","kh","g","gh","ng","c","ch","j","jh","ny","tt","tth","dd","d\
dh","nn","t","th","d","dh","n",null,"p","ph","b","bh","m","ya","r",null,"l","ll",null,"v","sh","ss","s","h",null,null,"'","'","aa","i","ii","u","uu","R","RR","e\
N",null,"e","ai","oN",null,"o","au",null,null,null,"AUM",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"RR",null,null,null,null,null,
"0","1","2","3","4","5","6","7","8","9"],EL=[null,"N","N","H",null,"a","aa","i","ii","u","uu","R","L",null,null,"e","ai",null,null,"o","au","k","kh","g","gh","n\
g","c","ch","j","jh","ny","tt","tth","dd","ddh","nn","t","th","d","dh","n",null,"p","ph","b","bh","m","y","r",null,"l","ll",null,null,"sh","ss","s","h",null,null,
"'","'","aa","i","ii","u","uu","R",null,null,null,"e","ai",null,null,"o","au",null,null,null,null,null,null,null,null,null,"+","+",null,null,null,null,"rr","rh",
null,"yy","RR","LL",null,null,null,null,"0","1","2","3","4","5","6","7","8","9",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,"N","H",null,"a","aa","i","ii","u","uu",null,null,null,"e","ee","ai",null,"o","oo","au","k",null,null,null,"ng","c",null,"j",null,"ny","tt",null,null,
null,"nn","t",null,null,null,"n","nnn","p",null,null,null,"m","y","r","rr","l","ll","lll","v",null,"ss","s","h",null,null,null,null,"aa","i","ii","u","uu",null,
null,null,"e","ee","ai",null,"o","oo","au",null,null,null,null,null,null,null,null,null,null,"+",null,null,null,null,null,null,null,null,null,null,null,null,null,
null,"0","1","2","3","4","5","6","7","8","9","+10+","+100+","+1000+"],$L=[null,"N","N","H",null,"a","aa","i","ii","u","uu","R","L",null,"e","ee","ai",null,"o","\
oo","au","k","kh","g","gh","ng","c","ch","j","jh","ny","tt","tth","dd","ddh","nn","t","th","d","dh","n",null,"p","ph","b","bh","m","y","r","rr","l","ll",null,"v",
"sh","ss","s","h",null,null,null,null,"aa","i","ii","u","uu","R","RR",null,"e","ee","ai",null,"o","oo","au",null,null,null,null,null,null,null,null,"+","+",null,
null,null,null,null,null,null,null,null,"RR","LL",null,null,null,null,"0","1","2","3","4","5","6","7","8","9",null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,"N","H",null,"a","aa","i","ii","u","uu","R","L",null,"e","ee","ai",null,"o","oo","au","k","kh","g","gh","ng","c","ch","j",
"jh","ny","tt","tth","dd","ddh","nn","t","th","d","dh","n",null,"p","ph","b","bh","m","y","r","rr","l","ll",null,"v","sh","ss","s","h",null,null,null,null,"aa",
"i","ii","u","uu","R","RR",null,"e","ee","ai",null,"o","oo","au",null,null,null,null,null,null,null,null,"+","+",null,null,null,null,null,null,null,"lll",null,"\
RR","LL",null,null,null,null,"0","1","2","3","4","5","6","7","8","9"],HL=[null,null,"N","H",null,"a","aa","i","ii","u","uu","R","L",null,"e","ee","ai",null,"o",
"oo","au","k","kh","g","gh","ng","c","ch","j","jh","ny","tt","tth","dd","ddh","nn","t","th","d","dh","n",null,"p","ph","b","bh","m","y","r","rr","l","ll","lll",
"v","sh","ss","s","h",null,null,null,null,"aa","i","ii","u","uu","R",null,null,"e","ee","ai",null,"o","oo","au",null,null,null,null,null,null,null,null,null,null,
"+",null,null,null,null,null,null,null,null,"RR","LL",null,null,null,null,"0","1","2","3","4","5","6","7","8","9",null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,"N","H",null,"a","aa","ae","aae","i","ii","u","uu","R","RR","L","LL","e","ee","ai","o","oo","au",null,null,null,"k","kh",
"g","gh","ng","nng","c","ch","j","jh","ny","jny","nyj","tt","tth","dd","ddh","nn","nndd","t","th","d","dh","n",null,"nd","p","ph","b","bh","m","mb","y","r",null,
"l",null,null,"v","sh","ss","s","h","ll","f",null,null,null,null,null,null,null,null,"aa","ae","aae","i","ii","u",null,"uu",null,"R","e","ee","ai","o","oo","au",
"L",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"RR","LL"," . "],RL=[null,"k","kh","kh","kh","kh","kh","ng","cch",
"ch","ch","ch","ch","y","d","t","th","th","th","n","d","t","th","th","th","n","b","p","ph","f","ph","f","ph","m","y","r","R","l","L","w","s","s","s","h","l","`",
"h","~","a","a","aa","am","i","ii","ue","uue","u","uu","'",null,null,null,null,"Bh.","e","ae","o","ai","ai","ao","+",null,null,null,null,null,null,"M",null," * ",
"0","1","2","3","4","5","6","7","8","9"," // "," /// ",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"k","kh",null,"kh",null,null,"ng","ch",null,"s",null,null,"ny",null,null,null,null,
null,null,"d","h","th","th",null,"n","b","p","ph","f","ph","f",null,"m","y","r",null,"l",null,"w",null,null,"s","h",null,"`",null,"~","a",null,"aa","am","i","ii",
"y","yy","u","uu",null,"o","l","ny",null,null,"e","ei","o","ay","ai",null,"+",null,null,null,null,null,null,"M",null,null,"0","1","2","3","4","5","6","7","8","9",
null,null,"hn","hm"],xL=["AUM",null,null,null,null,null,null,null," // "," * ",null,"-"," / "," / "," // "," -/ "," +/ "," X/ "," /XX/ "," /X/ ",",",null,null,null,
null,null,null,null,null,null,null,null,"0","1","2","3","4","5","6","7","8","9",".5","1.5","2.5","3.5","4.5","5.5","6.5","7.5","8.5","-.5","+","*","^","_",null,
"~",null,"]","[[","]]",null,null,"k","kh","g","gh","ng","c","ch","j",null,"ny","tt","tth","dd","ddh","nn","t","th","d","dh","n","p","ph","b","bh","m","ts","tsh",
"dz","dzh","w","zh","z","'","y","r","l","sh","ssh","s","h","a","kss","r",null,null,null,null,null,null,"aa","i","ii","u","uu","R","RR","L","LL","e","ee","o","oo",
"M","H","i","ii",null,null,null,null,null,null,null,null,null,null,null,null,null,null,"k","kh","g","gh","ng","c","ch","j",null,"ny","tt","tth","dd","ddh","nn",
"t","th","d","dh","n","p","ph","b","bh","m","ts","tsh","dz","dzh","w","zh","z","'","y","r","l","sh","ss","s","h","a","kss","w","y","r",null,"X"," :X: "," /O/ ",
" /o/ "," \\o\\ "," (O) "],NL=["k","kh","g","gh","ng","c","ch","j","jh","ny","nny","tt","tth","dd","ddh","nn","tt","th","d","dh","n","p","ph","b","bh","m","y","\
r","l","w","s","h","ll","a",null,"i","ii","u","uu","e",null,"o","au",null,"aa","i","ii","u","uu","e","ai",null,null,null,"N","'",":",null,null,null,null,null,null,
null,"0","1","2","3","4","5","6","7","8","9"," / "," // ","n*","r*","l*","e*","sh","ss","R","RR","L","LL","R","RR","L","LL",null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"A","B","G",
"D","E","V","Z","T`","I","K","L","M","N","O","P","Zh","R","S","T","U","P`","K`","G'","Q","Sh","Ch`","C`","Z'","C","Ch","X","J","H","E","Y","W","Xh","OE",null,null,
null,null,null,null,null,null,null,null,"a","b","g","d","e","v","z","t`","i","k","l","m","n","o","p","zh","r","s","t","u","p`","k`","g'","q","sh","ch`","c`","z'",
"c","ch","x","j","h","e","y","w","xh","oe","f",null,null,null,null," // "],FL=["g","gg","n","d","dd","r","m","b","bb","s","ss",null,"j","jj","c","k","t","p","h",
"ng","nn","nd","nb","dg","rn","rr","rh","rN","mb","mN","bg","bn",null,"bs","bsg","bst","bsb","bss","bsj","bj","bc","bt","bp","bN","bbN","sg","sn","sd","sr","sm",
"sb","sbg","sss","s","sj","sc","sk","st","sp","sh",null,null,null,null,"Z","g","d","m","b","s","Z",null,"j","c","t","p","N","j",null,null,null,null,"ck","ch",null,
null,"pb","pN","hh","Q",null,null,null,null,null,null,null,"a","ae","ya","yae","eo","e","yeo","ye","o","wa","wae","oe","yo","u","weo","we","wi","yu","eu","yi","\
i","a-o","a-u","ya-o","ya-yo","eo-o","eo-u","eo-eu","yeo-o","yeo-u","o-eo","o-e","o-ye","o-o","o-u","yo-ya","yo-yae","yo-yeo","yo-o","yo-i","u-a","u-ae","u-eo-e\
u","u-ye","u-u","yu-a","yu-eo","yu-e","yu-yeo","yu-ye","yu-u","yu-i","eu-u","eu-eu","yi-u","i-a","i-ya","i-o","i-u","i-eu","i-U","U","U-eo","U-u","U-i","UU",null,
null,null,null,null,"g","gg","gs","n","nj","nh","d","l","lg","lm","lb","ls","lt","lp","lh","m","b","bs","s","ss","ng","j","c","k","t","p","h","gl","gsg","ng","n\
d","ns","nZ","nt","dg","tl","lgs","ln","ld","lth","ll","lmg","lms","lbs","lbh","rNp","lss","lZ","lk","lQ","mg","ml","mb","ms","mss","mZ","mc","mh","mN","bl","bp",
"ph","pN","sg","sd","sl","sb","Z","g","ss",null,"kh","N","Ns","NZ","pb","pN","hn","hl","hm","hb","Q"],kL=["ha","hu","hi","haa","hee","he","ho",null,"la","lu","l\
i","laa","lee","le","lo","lwa","hha","hhu","hhi","hhaa","hhee","hhe","hho","hhwa","ma","mu","mi","maa","mee","me","mo","mwa","sza","szu","szi","szaa","szee","sz\
e","szo","szwa","ra","ru","ri","raa","ree","re","ro","rwa","sa","su","si","saa","see","se","so","swa","sha","shu","shi","shaa","shee","she","sho","shwa","qa","q\
u","qi","qaa","qee","qe","qo",null,"qwa",null,"qwi","qwaa","qwee","qwe",null,null,"qha","qhu","qhi","qhaa","qhee","qhe","qho",null,"qhwa",null,"qhwi","qhwaa","q\
hwee","qhwe",null,null,"ba","bu","bi","baa","bee","be","bo","bwa","va","vu","vi","vaa","vee","ve","vo","vwa","ta","tu","ti","taa","tee","te","to","twa","ca","cu",
"ci","caa","cee","ce","co","cwa","xa","xu","xi","xaa","xee","xe","xo",null,"xwa",null,"xwi","xwaa","xwee","xwe",null,null,"na","nu","ni","naa","nee","ne","no","\
nwa","nya","nyu","nyi","nyaa","nyee","nye","nyo","nywa","'a","'u",null,"'aa","'ee","'e","'o","'wa","ka","ku","ki","kaa","kee","ke","ko",null,"kwa",null,"kwi","k\
waa","kwee","kwe",null,null,"kxa","kxu","kxi","kxaa","kxee","kxe","kxo",null,"kxwa",null,"kxwi","kxwaa","kxwee","kxwe",null,null,"wa","wu","wi","waa","wee","we",
"wo",null,"`a","`u","`i","`aa","`ee","`e","`o",null,"za","zu","zi","zaa","zee","ze","zo","zwa","zha","zhu","zhi","zhaa","zhee","zhe","zho","zhwa","ya","yu","yi",
"yaa","yee","ye","yo",null,"da","du","di","daa","dee","de","do","dwa","dda","ddu","ddi","ddaa","ddee","dde","ddo","ddwa"],OL=["ja","ju","ji","jaa","jee","je","j\
o","jwa","ga","gu","gi","gaa","gee","ge","go",null,"gwa",null,"gwi","gwaa","gwee","gwe",null,null,"gga","ggu","ggi","ggaa","ggee","gge","ggo",null,"tha","thu","\
thi","thaa","thee","the","tho","thwa","cha","chu","chi","chaa","chee","che","cho","chwa","pha","phu","phi","phaa","phee","phe","pho","phwa","tsa","tsu","tsi","t\
saa","tsee","tse","tso","tswa","tza","tzu","tzi","tzaa","tzee","tze","tzo",null,"fa","fu","fi","faa","fee","fe","fo","fwa","pa","pu","pi","paa","pee","pe","po",
"pwa","rya","mya","fya",null,null,null,null,null,null," ",".",",",";",":",":: ","?","//","1","2","3","4","5","6","7","8","9","10+","20+","30+","40+","50+","60+",
"70+","80+","90+","100+","10,000+",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,"a","e","i","o","u","v","ga","ka","ge","gi","go","gu","gv","ha","he","hi","ho","hu","hv","la","le","li","lo","\
lu","lv","ma","me","mi","mo","mu","na","hna","nah","ne","ni","no","nu","nv","qua","que","qui","quo","quu","quv","sa","s","se","si","so","su","sv","da","ta","de",
"te","di","ti","do","du","dv","dla","tla","tle","tli","tlo","tlu","tlv","tsa","tse","tsi","tso","tsu","tsv","wa","we","wi","wo","wu","wv","ya","ye","yi","yo","y\
u","yv"],AL=[null,"ai","aai","i","ii","u","uu","oo","ee","i","a","aa","we","we","wi","wi","wii","wii","wo","wo","woo","woo","woo","wa","wa","waa","waa","waa","a\
i","w","'","t","k","sh","s","n","w","n",null,"w","c","?","l","en","in","on","an","pai","paai","pi","pii","pu","puu","poo","hee","hi","pa","paa","pwe","pwe","pwi",
"pwi","pwii","pwii","pwo","pwo","pwoo","pwoo","pwa","pwa","pwaa","pwaa","pwaa","p","p","h","tai","taai","ti","tii","tu","tuu","too","dee","di","ta","taa","twe",
"twe","twi","twi","twii","twii","two","two","twoo","twoo","twa","twa","twaa","twaa","twaa","t","tte","tti","tto","tta","kai","kaai","ki","kii","ku","kuu","koo",
"ka","kaa","kwe","kwe","kwi","kwi","kwii","kwii","kwo","kwo","kwoo","kwoo","kwa","kwa","kwaa","kwaa","kwaa","k","kw","keh","kih","koh","kah","gai","caai","gi","\
gii","gu","guu","coo","ga","gaa","cwe","cwe","cwi","cwi","cwii","cwii","cwo","cwo","cwoo","cwoo","cwa","cwa","cwaa","cwaa","cwaa","g","th","mai","maai","mi","mi\
i","mu","muu","moo","ma","maa","mwe","mwe","mwi","mwi","mwii","mwii","mwo","mwo","mwoo","mwoo","mwa","mwa","mwaa","mwaa","mwaa","m","m","mh","m","m","nai","naai",
"ni","nii","nu","nuu","noo","na","naa","nwe","nwe","nwa","nwa","nwaa","nwaa","nwaa","n","ng","nh","lai","laai","li","lii","lu","luu","loo","la","laa","lwe","lwe",
"lwi","lwi","lwii","lwii","lwo","lwo","lwoo","lwoo","lwa","lwa","lwaa","lwaa","l","l","l","sai","saai","si","sii","su","suu","soo","sa","saa","swe","swe","swi",
"swi","swii","swii","swo","swo","swoo","swoo"],QL=["swa","swa","swaa","swaa","swaa","s","s","sw","s","sk","skw","sW","spwa","stwa","skwa","scwa","she","shi","sh\
ii","sho","shoo","sha","shaa","shwe","shwe","shwi","shwi","shwii","shwii","shwo","shwo","shwoo","shwoo","shwa","shwa","shwaa","shwaa","sh","jai","yaai","ji","ji\
i","ju","juu","yoo","ja","jaa","ywe","ywe","ywi","ywi","ywii","ywii","ywo","ywo","ywoo","ywoo","ywa","ywa","ywaa","ywaa","ywaa","j","y","y","yi","re","rai","le",
"raai","ri","rii","ru","ruu","lo","ra","raa","la","rwaa","rwaa","r","r","r","vai","faai","vi","vii","vu","vuu","va","vaa","fwaa","fwaa","v","the","the","thi","t\
hi","thii","thii","tho","thoo","tha","thaa","thwaa","thwaa","th","tthe","tthi","ttho","ttha","tth","tye","tyi","tyo","tya","he","hi","hii","ho","hoo","ha","haa",
"h","h","hk","qaai","qi","qii","qu","quu","qa","qaa","q","tlhe","tlhi","tlho","tlha","re","ri","ro","ra","ngaai","ngi","ngii","ngu","nguu","nga","ngaa","ng","nn\
g","she","shi","sho","sha","the","thi","tho","tha","th","lhi","lhii","lho","lhoo","lha","lhaa","lh","the","thi","thii","tho","thoo","tha","thaa","th","b","e","i",
"o","a","we","wi","wo","wa","ne","ni","no","na","ke","ki","ko","ka","he","hi","ho","ha","ghu","gho","ghe","ghee","ghi","gha","ru","ro","re","ree","ri","ra","wu",
"wo","we","wee","wi","wa","hwu","hwo","hwe","hwee","hwi","hwa","thu","tho","the","thee","thi","tha","ttu","tto","tte","ttee","tti","tta","pu","po","pe","pee","p\
i","pa","p","gu","go","ge","gee","gi","ga","khu","kho","khe","khee","khi","kha","kku","kko","kke","kkee","kki"],BL=["kka","kk","nu","no","ne","nee","ni","na","m\
u","mo","me","mee","mi","ma","yu","yo","ye","yee","yi","ya","ju","ju","jo","je","jee","ji","ji","ja","jju","jjo","jje","jjee","jji","jja","lu","lo","le","lee","\
li","la","dlu","dlo","dle","dlee","dli","dla","lhu","lho","lhe","lhee","lhi","lha","tlhu","tlho","tlhe","tlhee","tlhi","tlha","tlu","tlo","tle","tlee","tli","tl\
a","zu","zo","ze","zee","zi","za","z","z","dzu","dzo","dze","dzee","dzi","dza","su","so","se","see","si","sa","shu","sho","she","shee","shi","sha","sh","tsu","t\
so","tse","tsee","tsi","tsa","chu","cho","che","chee","chi","cha","ttsu","ttso","ttse","ttsee","ttsi","ttsa","X",".","qai","ngai","nngi","nngii","nngo","nngoo",
"nnga","nngaa",null,null,null,null,null,null,null,null,null," ","b","l","f","s","n","h","d","t","c","q","m","g","ng","z","r","a","o","u","e","i","ch","th","ph",
"p","x","p","<",">",null,null,null,"f","v","u","yr","y","w","th","th","a","o","ac","ae","o","o","o","oe","on","r","k","c","k","g","ng","g","g","w","h","h","h","\
h","n","n","n","i","e","j","g","ae","a","eo","p","z","s","s","s","c","z","t","t","d","b","b","p","p","e","m","m","m","l","l","ng","ng","d","o","ear","ior","qu",
"qu","qu","s","yr","yr","yr","q","x",".",":","+","17","18","19"],GL=[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,"k","kh","g","gh","ng","c","ch","j","jh","ny","t","tth","d","ddh","nn","t","th","d","dh","n","p",
"ph","b","bh","m","y","r","l","v","sh","ss","s","h","l","q","a","aa","i","ii","u","uk","uu","uuv","ry","ryy","ly","lyy","e","ai","oo","oo","au","a","aa","aa","i",
"ii","y","yy","u","uu","ua","oe","ya","ie","e","ae","ai","oo","au","M","H","a`",null,null,null,"r",null,"!",null,null,null,null,null,"."," // ",":","+","++"," *\
 "," /// ","KR","'",null,null,null,"0","1","2","3","4","5","6","7","8","9"],jL=[" @ "," ... ",",",". ",": "," // ",null,"-",",",". ",null,null,null,null,null,null,
"0","1","2","3","4","5","6","7","8","9",null,null,null,null,null,null,"a","e","i","o","u","O","U","ee","n","ng","b","p","q","g","m","l","s","sh","t","d","ch","j",
"y","r","w","f","k","kha","ts","z","h","zr","lh","zh","ch","-","e","i","o","u","O","U","ng","b","p","q","g","m","t","d","ch","j","ts","y","w","k","g","h","jy","\
ny","dz","e","i","iy","U","u","ng","k","g","h","p","sh","t","d","j","f","g","h","ts","z","r","ch","zh","i","k","r","f","zh",null,null,null,null,null,null,null,null,
null,"H","X","W","M"," 3 "," 333 ","a","i","k","ng","c","tt","tth","dd","nn","t","d","p","ph","ss","zh","z","a","t","zh","gh","ng","c","jh","tta","ddh","t","dh",
"ss","cy","zh","z","u","y","bh","'"],KL=["A","a","B","b","B","b","B","b","C","c","D","d","D","d","D","d","D","d","D","d","E","e","E","e","E","e","E","e","E","e",
"F","f","G","g","H","h","H","h","H","h","H","h","H","h","I","i","I","i","K","k","K","k","K","k","L","l","L","l","L","l","L","l","M","m","M","m","M","m","N","n",
"N","n","N","n","N","n","O","o","O","o","O","o","O","o","P","p","P","p","R","r","R","r","R","r","R","r","S","s","S","s","S","s","S","s","S","s","T","t","T","t",
"T","t","T","t","U","u","U","u","U","u","U","u","U","u","V","v","V","v","W","w","W","w","W","w","W","w","W","w","X","x","X","x","Y","y","Z","z","Z","z","Z","z",
"h","t","w","y","a","S",null,null,null,null,"A","a","A","a","A","a","A","a","A","a","A","a","A","a","A","a","A","a","A","a","A","a","A","a","E","e","E","e","E",
"e","E","e","E","e","E","e","E","e","E","e","I","i","I","i","O","o","O","o","O","o","O","o","O","o","O","o","O","o","O","o","O","o","O","o","O","o","O","o","U",
"u","U","u","U","u","U","u","U","u","U","u","U","u","Y","y","Y","y","Y","y","Y","y"],WL=["a","a","a","a","a","a","a","a","A","A","A","A","A","A","A","A","e","e",
"e","e","e","e",null,null,"E","E","E","E","E","E",null,null,"e","e","e","e","e","e","e","e","E","E","E","E","E","E","E","E","i","i","i","i","i","i","i","i","I",
"I","I","I","I","I","I","I","o","o","o","o","o","o",null,null,"O","O","O","O","O","O",null,null,"u","u","u","u","u","u","u","u",null,"U",null,"U",null,"U",null,
"U","o","o","o","o","o","o","o","o","O","O","O","O","O","O","O","O","a","a","e","e","e","e","i","i","o","o","u","u","o","o",null,null,"a","a","a","a","a","a","a",
"a","A","A","A","A","A","A","A","A","e","e","e","e","e","e","e","e","E","E","E","E","E","E","E","E","o","o","o","o","o","o","o","o","O","O","O","O","O","O","O",
"O","a","a","a","a","a",null,"a","a","A","A","A","A","A","'","i","'","~",'"~',"e","e","e",null,"e","e","E","E","E","E","E","'`","''","'~","i","i","i","i",null,null,
"i","i","I","I","I","I",null,"`'","`'","`~","u","u","u","u","R","R","u","u","U","U","U","U","R",'"`',`"'`,"`",null,null,"o","o","o",null,"o","o","O","O","O","O",
"O","'","`"],IL=[" "," "," "," "," "," "," "," "," "," "," "," ",null,null,null,null,"-","-","-","-","--","--","||","_","'","'",",","'",'"','"',",,",'"',"+","++",
"*","*>",".","..","...",".",`
`,`

`,null,null,null,null,null," ","%0","%00","'","''","'''","`","``","```","^","<",">","*","!!","!?","-","_","-","^","***","--","/","-[","]-",null,"?!","!?","7","P\
P","(]","[)",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,"0",null,null,null,"4","5","6","7","8","9","+","-","=","(",")","n","0","1","2","3","4","5","6","7","8","9","+","-","=","(",")",null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,"ECU","CL","Cr","FF","L","mil","N","Pts","Rs","W","NS","D","EU","K","T","Dr"],zL=[null,null,
"C",null,null,null,null,null,null,null,"g","H","H","H","h",null,"I","I","L","l","lb","N","no","(p)","P","P","Q","R","R","R",null,null,"(sm)","(tel)","(tm)",null,
"Z",null,null,"mho","Z",null,null,null,"B","C","e","e",null,"F",null,"M","o",null,null,null,null,"i","Q","(fax)","pi",null,null,"Pi",null,"G","L","L","Y","D","d",
"e","i","j",null,null,"per",null,null,null,null,null,null," 1/3 "," 2/3 "," 1/5 "," 2/5 "," 3/5 "," 4/5 "," 1/6 "," 5/6 "," 1/8 "," 3/8 "," 5/8 "," 7/8 "," 1/",
"I","II","III","IV","V","VI","VII","VIII","IX","X","XI","XII","L","C","D","M","i","ii","iii","iv","v","vi","vii","viii","ix","x","xi","xii","l","c","d","m","(D",
"D)","((|))",")",null,null,null,null,null,null,null,null,null,null,null,null,"-","|","-","|","-","|","\\","/","\\","/","-","-","~","~","-","|","-","|","-","-","\
-","|","-","|","|","-","-","-","-","-","-","|","|","|","|","|","|","|","^","V","\\","=","V","^","-","-","|","|","-","-","|","|","=","|","=","=","|","=","|","=",
"=","=","=","=","=","|","=","|","=","|","\\","/","\\","/","=","=","~","~","|","|","-","|","-","|","-","-","-","|","-","|","|","|","|","|","|","|","-","\\","\\",
"|"],qL=["-","-","|","|","-","-","|","|","-","-","|","|","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+",
"+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","-","-",
"|","|","-","|","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","+","/","\\","X","-","|",
"-","|","-","|","-","|","-","|","-","|","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","-","|",null,null,null,null,null,null,null,
null,null,null,"#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","#","^","^","^","^",">",">",">",">",">",">","V","V","V","V","<","<","<","<","\
<","<","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","*","#","#","#","#","#","\
^","^","^","O","#","#","#","#","#","#","#","#"],UL=[" ","a","1","b","'","k","2","l","@","c","i","f","/","m","s","p",'"',"e","3","h","9","o","6","r","^","d","j",
"g",">","n","t","q",",","*","5","<","-","u","8","v",".","%","[","$","+","x","!","&",";",":","4","\\","0","z","7","(","_","?","w","]","#","y",")","=","[d7]","[d1\
7]","[d27]","[d127]","[d37]","[d137]","[d237]","[d1237]","[d47]","[d147]","[d247]","[d1247]","[d347]","[d1347]","[d2347]","[d12347]","[d57]","[d157]","[d257]","\
[d1257]","[d357]","[d1357]","[d2357]","[d12357]","[d457]","[d1457]","[d2457]","[d12457]","[d3457]","[d13457]","[d23457]","[d123457]","[d67]","[d167]","[d267]","\
[d1267]","[d367]","[d1367]","[d2367]","[d12367]","[d467]","[d1467]","[d2467]","[d12467]","[d3467]","[d13467]","[d23467]","[d123467]","[d567]","[d1567]","[d2567]",
"[d12567]","[d3567]","[d13567]","[d23567]","[d123567]","[d4567]","[d14567]","[d24567]","[d124567]","[d34567]","[d134567]","[d234567]","[d1234567]","[d8]","[d18]",
"[d28]","[d128]","[d38]","[d138]","[d238]","[d1238]","[d48]","[d148]","[d248]","[d1248]","[d348]","[d1348]","[d2348]","[d12348]","[d58]","[d158]","[d258]","[d12\
58]","[d358]","[d1358]","[d2358]","[d12358]","[d458]","[d1458]","[d2458]","[d12458]","[d3458]","[d13458]","[d23458]","[d123458]","[d68]","[d168]","[d268]","[d12\
68]","[d368]","[d1368]","[d2368]","[d12368]","[d468]","[d1468]","[d2468]","[d12468]","[d3468]","[d13468]","[d23468]","[d123468]","[d568]","[d1568]","[d2568]","[\
d12568]","[d3568]","[d13568]","[d23568]","[d123568]","[d4568]","[d14568]","[d24568]","[d124568]","[d34568]","[d134568]","[d234568]","[d1234568]","[d78]","[d178]",
"[d278]","[d1278]","[d378]","[d1378]","[d2378]","[d12378]","[d478]","[d1478]","[d2478]","[d12478]","[d3478]","[d13478]","[d23478]","[d123478]","[d578]","[d1578]",
"[d2578]","[d12578]","[d3578]","[d13578]","[d23578]","[d123578]","[d4578]","[d14578]","[d24578]","[d124578]","[d34578]","[d134578]","[d234578]","[d1234578]","[d\
678]","[d1678]","[d2678]","[d12678]","[d3678]","[d13678]","[d23678]","[d123678]","[d4678]","[d14678]","[d24678]","[d124678]","[d34678]","[d134678]","[d234678]",
"[d1234678]","[d5678]","[d15678]","[d25678]","[d125678]","[d35678]","[d135678]","[d235678]","[d1235678]","[d45678]","[d145678]","[d245678]","[d1245678]","[d3456\
78]","[d1345678]","[d2345678]","[d12345678]"],VL=[" ",",",". ",'"',"[JIS]",'"',"/","0","<","> ","<<",">> ","[","] ","{","} ","[(",")] ","@","X ","[","] ","[[","\
]] ","((",")) ","[[","]] ","~ ","``","''",",,","@","1","2","3","4","5","6","7","8","9",null,null,null,null,null,null,"~","+","+","+","+",null,"@"," // ","+10+",
"+20+","+30+",null,null,null,null,null,null,"a","a","i","i","u","u","e","e","o","o","ka","ga","ki","gi","ku","gu","ke","ge","ko","go","sa","za","si","zi","su","\
zu","se","ze","so","zo","ta","da","ti","di","tu","tu","du","te","de","to","do","na","ni","nu","ne","no","ha","ba","pa","hi","bi","pi","hu","bu","pu","he","be","\
pe","ho","bo","po","ma","mi","mu","me","mo","ya","ya","yu","yu","yo","yo","ra","ri","ru","re","ro","wa","wa","wi","we","wo","n","vu",null,null,null,null,null,null,
null,null,'"','"',null,null,"a","a","i","i","u","u","e","e","o","o","ka","ga","ki","gi","ku","gu","ke","ge","ko","go","sa","za","si","zi","su","zu","se","ze","s\
o","zo","ta","da","ti","di","tu","tu","du","te","de","to","do","na","ni","nu","ne","no","ha","ba","pa","hi","bi","pi","hu","bu","pu","he","be","pe","ho","bo","p\
o","ma","mi","mu","me","mo","ya","ya","yu","yu","yo","yo","ra","ri","ru","re","ro","wa","wa","wi","we","wo","n","vu","ka","ke","va","vi","ve","vo",null,null,'"',
'"'],eb=[null,null,null,null,null,"B","P","M","F","D","T","N","L","G","K","H","J","Q","X","ZH","CH","SH","R","Z","C","S","A","O","E","EH","AI","EI","AU","OU","A\
N","EN","ANG","ENG","ER","I","U","IU","V","NG","GN",null,null,null,null,"g","gg","gs","n","nj","nh","d","dd","r","lg","lm","lb","ls","lt","lp","rh","m","b","bb",
"bs","s","ss",null,"j","jj","c","k","t","p","h","a","ae","ya","yae","eo","e","yeo","ye","o","wa","wae","oe","yo","u","weo","we","wi","yu","eu","yi","i",null,"nn",
"nd","ns","nZ","lgs","ld","lbs","lZ","lQ","mb","ms","mZ","mN","bg",null,"bsg","bst","bj","bt","bN","bbN","sg","sn","sd","sb","sj","Z",null,"N","Ns","NZ","pN","h\
h","Q","yo-ya","yo-yae","yo-i","yu-yeo","yu-ye","yu-i","U","U-i",null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"BU","ZI",
"JI","GU","EE","ENN","OO","ONN","IR","ANN","INN","UNN","IM","NGG","AINN","AUNN","AM","OM","ONG","INNN","P","T","K","H"],nb=["(g)","(n)","(d)","(r)","(m)","(b)",
"(s)","()","(j)","(c)","(k)","(t)","(p)","(h)","(ga)","(na)","(da)","(ra)","(ma)","(ba)","(sa)","(a)","(ja)","(ca)","(ka)","(ta)","(pa)","(ha)","(ju)",null,null,
null,"(1) ","(2) ","(3) ","(4) ","(5) ","(6) ","(7) ","(8) ","(9) ","(10) ","(Yue) ","(Huo) ","(Shui) ","(Mu) ","(Jin) ","(Tu) ","(Ri) ","(Zhu) ","(You) ","(She\
) ","(Ming) ","(Te) ","(Cai) ","(Zhu) ","(Lao) ","(Dai) ","(Hu) ","(Xue) ","(Jian) ","(Qi) ","(Zi) ","(Xie) ","(Ji) ","(Xiu) ","<<",">>",null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"(g)","(n)","(d)","(r)","(m)","(b)","(s)","()",
"(j)","(c)","(k)","(t)","(p)","(h)","(ga)","(na)","(da)","(ra)","(ma)","(ba)","(sa)","(a)","(ja)","(ca)","(ka)","(ta)","(pa)","(ha)",null,null,null,"KIS ","(1) ",
"(2) ","(3) ","(4) ","(5) ","(6) ","(7) ","(8) ","(9) ","(10) ","(Yue) ","(Huo) ","(Shui) ","(Mu) ","(Jin) ","(Tu) ","(Ri) ","(Zhu) ","(You) ","(She) ","(Ming) ",
"(Te) ","(Cai) ","(Zhu) ","(Lao) ","(Mi) ","(Nan) ","(Nu) ","(Shi) ","(You) ","(Yin) ","(Zhu) ","(Xiang) ","(Xiu) ","(Xie) ","(Zheng) ","(Shang) ","(Zhong) ","(\
Xia) ","(Zuo) ","(You) ","(Yi) ","(Zong) ","(Xue) ","(Jian) ","(Qi) ","(Zi) ","(Xie) ","(Ye) ",null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,"1M","2M","3M","4M","5M","6M","7M","8M","9M","10M","11M","12M",null,null,null,null,"a","i","u","u","o","ka","ki","ku","ke","ko","sa","si","su","se","s\
o","ta","ti","tu","te","to","na","ni","nu","ne","no","ha","hi","hu","he","ho","ma","mi","mu","me","mo","ya","yu","yo","ra","ri","ru","re","ro","wa","wi","we","w\
o"],ib=["apartment","alpha","ampere","are","inning","inch","won","escudo","acre","ounce","ohm","kai-ri","carat","calorie","gallon","gamma","giga","guinea","curi\
e","guilder","kilo","kilogram","kilometer","kilowatt","gram","gram ton","cruzeiro","krone","case","koruna","co-op","cycle","centime","shilling","centi","cent","\
dozen","desi","dollar","ton","nano","knot","heights","percent","parts","barrel","piaster","picul","pico","building","farad","feet","bushel","franc","hectare","p\
eso","pfennig","hertz","pence","page","beta","point","volt","hon","pound","hall","horn","micro","mile","mach","mark","mansion","micron","milli","millibar","mega",
"megaton","meter","yard","yard","yuan","liter","lira","rupee","ruble","rem","roentgen","watt","0h","1h","2h","3h","4h","5h","6h","7h","8h","9h","10h","11h","12h",
"13h","14h","15h","16h","17h","18h","19h","20h","21h","22h","23h","24h","HPA","da","AU","bar","oV","pc",null,null,null,null,"Heisei","Syouwa","Taisyou","Meiji",
"Inc.","pA","nA","microamp","mA","kA","kB","MB","GB","cal","kcal","pF","nF","microFarad","microgram","mg","kg","Hz","kHz","MHz","GHz","THz","microliter","ml","d\
l","kl","fm","nm","micrometer","mm","cm","km","mm^2","cm^2","m^2","km^2","mm^4","cm^3","m^3","km^3","m/s","m/s^2","Pa","kPa","MPa","GPa","rad","rad/s","rad/s^2",
"ps","ns","microsecond","ms","pV","nV","microvolt","mV","kV","MV","pW","nW","microwatt","mW","kW","MW","kOhm","MOhm","a.m.","Bq","cc","cd","C/kg","Co.","dB","Gy",
"ha","HP","in","K.K.","KM","kt","lm","ln","log","lx","mb","mil","mol","pH","p.m.","PPM","PR","sr","Sv","Wb",null,null,"1d","2d","3d","4d","5d","6d","7d","8d","9\
d","10d","11d","12d","13d","14d","15d","16d","17d","18d","19d","20d","21d","22d","23d","24d","25d","26d","27d","28d","29d","30d","31d"],ab=["Yi","Ding","Kao","Q\
i","Shang","Xia",null,"Wan","Zhang","San","Shang","Xia","Ji","Bu","Yu","Mian","Gai","Chou","Chou","Zhuan","Qie","Pi","Shi","Shi","Qiu","Bing","Ye","Cong","Dong",
"Si","Cheng","Diu","Qiu","Liang","Diu","You","Liang","Yan","Bing","Sang","Gun","Jiu","Ge","Ya","Qiang","Zhong","Ji","Jie","Feng","Guan","Chuan","Chan","Lin","Zh\
uo","Zhu","Ha","Wan","Dan","Wei","Zhu","Jing","Li","Ju","Pie","Fu","Yi","Yi","Nai","Shime","Jiu","Jiu","Zhe","Me","Yi",null,"Zhi","Wu","Zha","Hu","Fa","Le","Zho\
ng","Ping","Pang","Qiao","Hu","Guai","Cheng","Cheng","Yi","Yin",null,"Mie","Jiu","Qi","Ye","Xi","Xiang","Gai","Diu","Hal",null,"Shu","Twul","Shi","Ji","Nang","J\
ia","Kel","Shi",null,"Ol","Mai","Luan","Cal","Ru","Xue","Yan","Fu","Sha","Na","Gan","Sol","El","Cwul",null,"Gan","Chi","Gui","Gan","Luan","Lin","Yi","Jue","Liao",
"Ma","Yu","Zheng","Shi","Shi","Er","Chu","Yu","Yu","Yu","Yun","Hu","Qi","Wu","Jing","Si","Sui","Gen","Gen","Ya","Xie","Ya","Qi","Ya","Ji","Tou","Wang","Kang","T\
a","Jiao","Hai","Yi","Chan","Heng","Mu",null,"Xiang","Jing","Ting","Liang","Xiang","Jing","Ye","Qin","Bo","You","Xie","Dan","Lian","Duo","Wei","Ren","Ren","Ji",
"La","Wang","Yi","Shi","Ren","Le","Ding","Ze","Jin","Pu","Chou","Ba","Zhang","Jin","Jie","Bing","Reng","Cong","Fo","San","Lun","Sya","Cang","Zi","Shi","Ta","Zha\
ng","Fu","Xian","Xian","Tuo","Hong","Tong","Ren","Qian","Gan","Yi","Di","Dai","Ling","Yi","Chao","Chang","Sa",null,"Yi","Mu","Men","Ren","Jia","Chao","Yang","Qi\
an","Zhong","Pi","Wan","Wu","Jian","Jie","Yao","Feng","Cang","Ren","Wang","Fen","Di","Fang"],tb=["Zhong","Qi","Pei","Yu","Diao","Dun","Wen","Yi","Xin","Kang","Y\
i","Ji","Ai","Wu","Ji","Fu","Fa","Xiu","Jin","Bei","Dan","Fu","Tang","Zhong","You","Huo","Hui","Yu","Cui","Chuan","San","Wei","Chuan","Che","Ya","Xian","Shang",
"Chang","Lun","Cang","Xun","Xin","Wei","Zhu",null,"Xuan","Nu","Bo","Gu","Ni","Ni","Xie","Ban","Xu","Ling","Zhou","Shen","Qu","Si","Beng","Si","Jia","Pi","Yi","S\
i","Ai","Zheng","Dian","Han","Mai","Dan","Zhu","Bu","Qu","Bi","Shao","Ci","Wei","Di","Zhu","Zuo","You","Yang","Ti","Zhan","He","Bi","Tuo","She","Yu","Yi","Fo","\
Zuo","Kou","Ning","Tong","Ni","Xuan","Qu","Yong","Wa","Qian",null,"Ka",null,"Pei","Huai","He","Lao","Xiang","Ge","Yang","Bai","Fa","Ming","Jia","Er","Bing","Ji",
"Hen","Huo","Gui","Quan","Tiao","Jiao","Ci","Yi","Shi","Xing","Shen","Tuo","Kan","Zhi","Gai","Lai","Yi","Chi","Kua","Guang","Li","Yin","Shi","Mi","Zhu","Xu","Yo\
u","An","Lu","Mou","Er","Lun","Tong","Cha","Chi","Xun","Gong","Zhou","Yi","Ru","Jian","Xia","Jia","Zai","Lu","Ko","Jiao","Zhen","Ce","Qiao","Kuai","Chai","Ning",
"Nong","Jin","Wu","Hou","Jiong","Cheng","Zhen","Zuo","Chou","Qin","Lu","Ju","Shu","Ting","Shen","Tuo","Bo","Nan","Hao","Bian","Tui","Yu","Xi","Cu","E","Qiu","Xu",
"Kuang","Ku","Wu","Jun","Yi","Fu","Lang","Zu","Qiao","Li","Yong","Hun","Jing","Xian","San","Pai","Su","Fu","Xi","Li","Fu","Ping","Bao","Yu","Si","Xia","Xin","Xi\
u","Yu","Ti","Che","Chou",null,"Yan","Lia","Li","Lai",null,"Jian","Xiu","Fu","He","Ju","Xiao","Pai","Jian","Biao","Chu","Fei","Feng","Ya","An","Bei","Yu","Xin",
"Bi","Jian"],ub=["Chang","Chi","Bing","Zan","Yao","Cui","Lia","Wan","Lai","Cang","Zong","Ge","Guan","Bei","Tian","Shu","Shu","Men","Dao","Tan","Jue","Chui","Xin\
g","Peng","Tang","Hou","Yi","Qi","Ti","Gan","Jing","Jie","Sui","Chang","Jie","Fang","Zhi","Kong","Juan","Zong","Ju","Qian","Ni","Lun","Zhuo","Wei","Luo","Song",
"Leng","Hun","Dong","Zi","Ben","Wu","Ju","Nai","Cai","Jian","Zhai","Ye","Zhi","Sha","Qing",null,"Ying","Cheng","Jian","Yan","Nuan","Zhong","Chun","Jia","Jie","W\
ei","Yu","Bing","Ruo","Ti","Wei","Pian","Yan","Feng","Tang","Wo","E","Xie","Che","Sheng","Kan","Di","Zuo","Cha","Ting","Bei","Ye","Huang","Yao","Zhan","Chou","Y\
an","You","Jian","Xu","Zha","Ci","Fu","Bi","Zhi","Zong","Mian","Ji","Yi","Xie","Xun","Si","Duan","Ce","Zhen","Ou","Tou","Tou","Bei","Za","Lu","Jie","Wei","Fen",
"Chang","Gui","Sou","Zhi","Su","Xia","Fu","Yuan","Rong","Li","Ru","Yun","Gou","Ma","Bang","Dian","Tang","Hao","Jie","Xi","Shan","Qian","Jue","Cang","Chu","San",
"Bei","Xiao","Yong","Yao","Tan","Suo","Yang","Fa","Bing","Jia","Dai","Zai","Tang",null,"Bin","Chu","Nuo","Can","Lei","Cui","Yong","Zao","Zong","Peng","Song","Ao",
"Chuan","Yu","Zhai","Cou","Shang","Qiang","Jing","Chi","Sha","Han","Zhang","Qing","Yan","Di","Xi","Lu","Bei","Piao","Jin","Lian","Lu","Man","Qian","Xian","Tan",
"Ying","Dong","Zhuan","Xiang","Shan","Qiao","Jiong","Tui","Zun","Pu","Xi","Lao","Chang","Guang","Liao","Qi","Deng","Chan","Wei","Ji","Fan","Hui","Chuan","Jian",
"Dan","Jiao","Jiu","Seng","Fen","Xian","Jue","E","Jiao","Jian","Tong","Lin","Bo","Gu",null,"Su","Xian","Jiang","Min","Ye","Jin","Jia","Qiao","Pi","Feng","Zhou",
"Ai","Sai"],ob=["Yi","Jun","Nong","Chan","Yi","Dang","Jing","Xuan","Kuai","Jian","Chu","Dan","Jiao","Sha","Zai",null,"Bin","An","Ru","Tai","Chou","Chai","Lan","\
Ni","Jin","Qian","Meng","Wu","Ning","Qiong","Ni","Chang","Lie","Lei","Lu","Kuang","Bao","Du","Biao","Zan","Zhi","Si","You","Hao","Chen","Chen","Li","Teng","Wei",
"Long","Chu","Chan","Rang","Shu","Hui","Li","Luo","Zan","Nuo","Tang","Yan","Lei","Nang","Er","Wu","Yun","Zan","Yuan","Xiong","Chong","Zhao","Xiong","Xian","Guan\
g","Dui","Ke","Dui","Mian","Tu","Chang","Er","Dui","Er","Xin","Tu","Si","Yan","Yan","Shi","Shi","Dang","Qian","Dou","Fen","Mao","Shen","Dou","Bai","Jing","Li","\
Huang","Ru","Wang","Nei","Quan","Liang","Yu","Ba","Gong","Liu","Xi",null,"Lan","Gong","Tian","Guan","Xing","Bing","Qi","Ju","Dian","Zi","Ppwun","Yang","Jian","S\
hou","Ji","Yi","Ji","Chan","Jiong","Mao","Ran","Nei","Yuan","Mao","Gang","Ran","Ce","Jiong","Ce","Zai","Gua","Jiong","Mao","Zhou","Mou","Gou","Xu","Mian","Mi","\
Rong","Yin","Xie","Kan","Jun","Nong","Yi","Mi","Shi","Guan","Meng","Zhong","Ju","Yuan","Ming","Kou","Lam","Fu","Xie","Mi","Bing","Dong","Tai","Gang","Feng","Bin\
g","Hu","Chong","Jue","Hu","Kuang","Ye","Leng","Pan","Fu","Min","Dong","Xian","Lie","Xia","Jian","Jing","Shu","Mei","Tu","Qi","Gu","Zhun","Song","Jing","Liang",
"Qing","Diao","Ling","Dong","Gan","Jian","Yin","Cou","Yi","Li","Cang","Ming","Zhuen","Cui","Si","Duo","Jin","Lin","Lin","Ning","Xi","Du","Ji","Fan","Fan","Fan",
"Feng","Ju","Chu","Tako","Feng","Mok","Ci","Fu","Feng","Ping","Feng","Kai","Huang","Kai","Gan","Deng","Ping","Qu","Xiong","Kuai","Tu","Ao","Chu","Ji","Dang","Ha\
n","Han","Zao"],rb=["Dao","Diao","Dao","Ren","Ren","Chuang","Fen","Qie","Yi","Ji","Kan","Qian","Cun","Chu","Wen","Ji","Dan","Xing","Hua","Wan","Jue","Li","Yue",
"Lie","Liu","Ze","Gang","Chuang","Fu","Chu","Qu","Ju","Shan","Min","Ling","Zhong","Pan","Bie","Jie","Jie","Bao","Li","Shan","Bie","Chan","Jing","Gua","Gen","Dao",
"Chuang","Kui","Ku","Duo","Er","Zhi","Shua","Quan","Cha","Ci","Ke","Jie","Gui","Ci","Gui","Kai","Duo","Ji","Ti","Jing","Lou","Gen","Ze","Yuan","Cuo","Xue","Ke",
"La","Qian","Cha","Chuang","Gua","Jian","Cuo","Li","Ti","Fei","Pou","Chan","Qi","Chuang","Zi","Gang","Wan","Bo","Ji","Duo","Qing","Yan","Zhuo","Jian","Ji","Bo",
"Yan","Ju","Huo","Sheng","Jian","Duo","Duan","Wu","Gua","Fu","Sheng","Jian","Ge","Zha","Kai","Chuang","Juan","Chan","Tuan","Lu","Li","Fou","Shan","Piao","Kou","\
Jiao","Gua","Qiao","Jue","Hua","Zha","Zhuo","Lian","Ju","Pi","Liu","Gui","Jiao","Gui","Jian","Jian","Tang","Huo","Ji","Jian","Yi","Jian","Zhi","Chan","Cuan","Mo",
"Li","Zhu","Li","Ya","Quan","Ban","Gong","Jia","Wu","Mai","Lie","Jin","Keng","Xie","Zhi","Dong","Zhu","Nu","Jie","Qu","Shao","Yi","Zhu","Miao","Li","Jing","Lao",
"Lao","Juan","Kou","Yang","Wa","Xiao","Mou","Kuang","Jie","Lie","He","Shi","Ke","Jing","Hao","Bo","Min","Chi","Lang","Yong","Yong","Mian","Ke","Xun","Juan","Qin\
g","Lu","Pou","Meng","Lai","Le","Kai","Mian","Dong","Xu","Xu","Kan","Wu","Yi","Xun","Weng","Sheng","Lao","Mu","Lu","Piao","Shi","Ji","Qin","Qiang","Jiao","Quan",
"Yang","Yi","Jue","Fan","Juan","Tong","Ju","Dan","Xie","Mai","Xun","Xun","Lu","Li","Che","Rang","Quan","Bao","Shao","Yun","Jiu","Bao","Gou","Wu"],sb=["Yun","Mwu\
n","Nay","Gai","Gai","Bao","Cong",null,"Xiong","Peng","Ju","Tao","Ge","Pu","An","Pao","Fu","Gong","Da","Jiu","Qiong","Bi","Hua","Bei","Nao","Chi","Fang","Jiu","\
Yi","Za","Jiang","Kang","Jiang","Kuang","Hu","Xia","Qu","Bian","Gui","Qie","Zang","Kuang","Fei","Hu","Tou","Gui","Gui","Hui","Dan","Gui","Lian","Lian","Suan","D\
u","Jiu","Qu","Xi","Pi","Qu","Yi","Qia","Yan","Bian","Ni","Qu","Shi","Xin","Qian","Nian","Sa","Zu","Sheng","Wu","Hui","Ban","Shi","Xi","Wan","Hua","Xie","Wan","\
Bei","Zu","Zhuo","Xie","Dan","Mai","Nan","Dan","Ji","Bo","Shuai","Bu","Kuang","Bian","Bu","Zhan","Qia","Lu","You","Lu","Xi","Gua","Wo","Xie","Jie","Jie","Wei","\
Ang","Qiong","Zhi","Mao","Yin","Wei","Shao","Ji","Que","Luan","Shi","Juan","Xie","Xu","Jin","Que","Wu","Ji","E","Qing","Xi",null,"Han","Zhan","E","Ting","Li","Z\
he","Han","Li","Ya","Ya","Yan","She","Zhi","Zha","Pang",null,"He","Ya","Zhi","Ce","Pang","Ti","Li","She","Hou","Ting","Zui","Cuo","Fei","Yuan","Ce","Yuan","Xian\
g","Yan","Li","Jue","Sha","Dian","Chu","Jiu","Qin","Ao","Gui","Yan","Si","Li","Chang","Lan","Li","Yan","Yan","Yuan","Si","Gong","Lin","Qiu","Qu","Qu","Uk","Lei",
"Du","Xian","Zhuan","San","Can","Can","Can","Can","Ai","Dai","You","Cha","Ji","You","Shuang","Fan","Shou","Guai","Ba","Fa","Ruo","Shi","Shu","Zhuo","Qu","Shou",
"Bian","Xu","Jia","Pan","Sou","Gao","Wei","Sou","Die","Rui","Cong","Kou","Gu","Ju","Ling","Gua","Tao","Kou","Zhi","Jiao","Zhao","Ba","Ding","Ke","Tai","Chi","Sh\
i","You","Qiu","Po","Ye","Hao","Si","Tan","Chi","Le","Diao","Ji",null,"Hong"],lb=["Mie","Xu","Mang","Chi","Ge","Xuan","Yao","Zi","He","Ji","Diao","Cun","Tong","\
Ming","Hou","Li","Tu","Xiang","Zha","Xia","Ye","Lu","A","Ma","Ou","Xue","Yi","Jun","Chou","Lin","Tun","Yin","Fei","Bi","Qin","Qin","Jie","Bu","Fou","Ba","Dun","\
Fen","E","Han","Ting","Hang","Shun","Qi","Hong","Zhi","Shen","Wu","Wu","Chao","Ne","Xue","Xi","Chui","Dou","Wen","Hou","Ou","Wu","Gao","Ya","Jun","Lu","E","Ge",
"Mei","Ai","Qi","Cheng","Wu","Gao","Fu","Jiao","Hong","Chi","Sheng","Ne","Tun","Fu","Yi","Dai","Ou","Li","Bai","Yuan","Kuai",null,"Qiang","Wu","E","Shi","Quan",
"Pen","Wen","Ni","M","Ling","Ran","You","Di","Zhou","Shi","Zhou","Tie","Xi","Yi","Qi","Ping","Zi","Gu","Zi","Wei","Xu","He","Nao","Xia","Pei","Yi","Xiao","Shen",
"Hu","Ming","Da","Qu","Ju","Gem","Za","Tuo","Duo","Pou","Pao","Bi","Fu","Yang","He","Zha","He","Hai","Jiu","Yong","Fu","Que","Zhou","Wa","Ka","Gu","Ka","Zuo","B\
u","Long","Dong","Ning","Tha","Si","Xian","Huo","Qi","Er","E","Guang","Zha","Xi","Yi","Lie","Zi","Mie","Mi","Zhi","Yao","Ji","Zhou","Ge","Shuai","Zan","Xiao","K\
e","Hui","Kua","Huai","Tao","Xian","E","Xuan","Xiu","Wai","Yan","Lao","Yi","Ai","Pin","Shen","Tong","Hong","Xiong","Chi","Wa","Ha","Zai","Yu","Di","Pai","Xiang",
"Ai","Hen","Kuang","Ya","Da","Xiao","Bi","Yue",null,"Hua","Sasou","Kuai","Duo",null,"Ji","Nong","Mou","Yo","Hao","Yuan","Long","Pou","Mang","Ge","E","Chi","Shao",
"Li","Na","Zu","He","Ku","Xiao","Xian","Lao","Bo","Zhe","Zha","Liang","Ba","Mie","Le","Sui","Fou","Bu","Han","Heng","Geng","Shuo","Ge"],hb=["You","Yan","Gu","Gu",
"Bai","Han","Suo","Chun","Yi","Ai","Jia","Tu","Xian","Huan","Li","Xi","Tang","Zuo","Qiu","Che","Wu","Zao","Ya","Dou","Qi","Di","Qin","Ma","Mal","Hong","Dou","Ke\
s","Lao","Liang","Suo","Zao","Huan","Lang","Sha","Ji","Zuo","Wo","Feng","Yin","Hu","Qi","Shou","Wei","Shua","Chang","Er","Li","Qiang","An","Jie","Yo","Nian","Yu",
"Tian","Lai","Sha","Xi","Tuo","Hu","Ai","Zhou","Nou","Ken","Zhuo","Zhuo","Shang","Di","Heng","Lan","A","Xiao","Xiang","Tun","Wu","Wen","Cui","Sha","Hu","Qi","Qi",
"Tao","Dan","Dan","Ye","Zi","Bi","Cui","Chuo","He","Ya","Qi","Zhe","Pei","Liang","Xian","Pi","Sha","La","Ze","Qing","Gua","Pa","Zhe","Se","Zhuan","Nie","Guo","L\
uo","Yan","Di","Quan","Tan","Bo","Ding","Lang","Xiao",null,"Tang","Chi","Ti","An","Jiu","Dan","Ke","Yong","Wei","Nan","Shan","Yu","Zhe","La","Jie","Hou","Han","\
Die","Zhou","Chai","Wai","Re","Yu","Yin","Zan","Yao","Wo","Mian","Hu","Yun","Chuan","Hui","Huan","Huan","Xi","He","Ji","Kui","Zhong","Wei","Sha","Xu","Huang","D\
u","Nie","Xuan","Liang","Yu","Sang","Chi","Qiao","Yan","Dan","Pen","Can","Li","Yo","Zha","Wei","Miao","Ying","Pen","Phos","Kui","Xi","Yu","Jie","Lou","Ku","Sao",
"Huo","Ti","Yao","He","A","Xiu","Qiang","Se","Yong","Su","Hong","Xie","Yi","Suo","Ma","Cha","Hai","Ke","Ta","Sang","Tian","Ru","Sou","Wa","Ji","Pang","Wu","Xian",
"Shi","Ge","Zi","Jie","Luo","Weng","Wa","Si","Chi","Hao","Suo","Jia","Hai","Suo","Qin","Nie","He","Cis","Sai","Ng","Ge","Na","Dia","Ai",null,"Tong","Bi","Ao","A\
o","Lian","Cui","Zhe","Mo","Sou","Sou","Tan"],cb=["Di","Qi","Jiao","Chong","Jiao","Kai","Tan","San","Cao","Jia","Ai","Xiao","Piao","Lou","Ga","Gu","Xiao","Hu","\
Hui","Guo","Ou","Xian","Ze","Chang","Xu","Po","De","Ma","Ma","Hu","Lei","Du","Ga","Tang","Ye","Beng","Ying","Saai","Jiao","Mi","Xiao","Hua","Mai","Ran","Zuo","P\
eng","Lao","Xiao","Ji","Zhu","Chao","Kui","Zui","Xiao","Si","Hao","Fu","Liao","Qiao","Xi","Xiu","Tan","Tan","Mo","Xun","E","Zun","Fan","Chi","Hui","Zan","Chuang",
"Cu","Dan","Yu","Tun","Cheng","Jiao","Ye","Xi","Qi","Hao","Lian","Xu","Deng","Hui","Yin","Pu","Jue","Qin","Xun","Nie","Lu","Si","Yan","Ying","Da","Dan","Yu","Zh\
ou","Jin","Nong","Yue","Hui","Qi","E","Zao","Yi","Shi","Jiao","Yuan","Ai","Yong","Jue","Kuai","Yu","Pen","Dao","Ge","Xin","Dun","Dang","Sin","Sai","Pi","Pi","Yi\
n","Zui","Ning","Di","Lan","Ta","Huo","Ru","Hao","Xia","Ya","Duo","Xi","Chou","Ji","Jin","Hao","Ti","Chang",null,null,"Ca","Ti","Lu","Hui","Bo","You","Nie","Yin",
"Hu","Mo","Huang","Zhe","Li","Liu","Haai","Nang","Xiao","Mo","Yan","Li","Lu","Long","Fu","Dan","Chen","Pin","Pi","Xiang","Huo","Mo","Xi","Duo","Ku","Yan","Chan",
"Ying","Rang","Dian","La","Ta","Xiao","Jiao","Chuo","Huan","Huo","Zhuan","Nie","Xiao","Ca","Li","Chan","Chai","Li","Yi","Luo","Nang","Zan","Su","Xi","So","Jian",
"Za","Zhu","Lan","Nie","Nang",null,null,"Wei","Hui","Yin","Qiu","Si","Nin","Jian","Hui","Xin","Yin","Nan","Tuan","Tuan","Dun","Kang","Yuan","Jiong","Pian","Yun",
"Cong","Hu","Hui","Yuan","You","Guo","Kun","Cong","Wei","Tu","Wei","Lun","Guo","Qun","Ri","Ling","Gu","Guo","Tai","Guo","Tu","You"],db=["Guo","Yin","Hun","Pu","\
Yu","Han","Yuan","Lun","Quan","Yu","Qing","Guo","Chuan","Wei","Yuan","Quan","Ku","Fu","Yuan","Yuan","E","Tu","Tu","Tu","Tuan","Lue","Hui","Yi","Yuan","Luan","Lu\
an","Tu","Ya","Tu","Ting","Sheng","Pu","Lu","Iri","Ya","Zai","Wei","Ge","Yu","Wu","Gui","Pi","Yi","Di","Qian","Qian","Zhen","Zhuo","Dang","Qia","Akutsu","Yama",
"Kuang","Chang","Qi","Nie","Mo","Ji","Jia","Zhi","Zhi","Ban","Xun","Tou","Qin","Fen","Jun","Keng","Tun","Fang","Fen","Ben","Tan","Kan","Pi","Zuo","Keng","Bi","X\
ing","Di","Jing","Ji","Kuai","Di","Jing","Jian","Tan","Li","Ba","Wu","Fen","Zhui","Po","Pan","Tang","Kun","Qu","Tan","Zhi","Tuo","Gan","Ping","Dian","Gua","Ni",
"Tai","Pi","Jiong","Yang","Fo","Ao","Liu","Qiu","Mu","Ke","Gou","Xue","Ba","Chi","Che","Ling","Zhu","Fu","Hu","Zhi","Chui","La","Long","Long","Lu","Ao","Tay","P\
ao",null,"Xing","Dong","Ji","Ke","Lu","Ci","Chi","Lei","Gai","Yin","Hou","Dui","Zhao","Fu","Guang","Yao","Duo","Duo","Gui","Cha","Yang","Yin","Fa","Gou","Yuan",
"Die","Xie","Ken","Jiong","Shou","E","Ha","Dian","Hong","Wu","Kua",null,"Tao","Dang","Kai","Gake","Nao","An","Xing","Xian","Huan","Bang","Pei","Ba","Yi","Yin","\
Han","Xu","Chui","Cen","Geng","Ai","Peng","Fang","Que","Yong","Xun","Jia","Di","Mai","Lang","Xuan","Cheng","Yan","Jin","Zhe","Lei","Lie","Bu","Cheng","Gomi","Bu",
"Shi","Xun","Guo","Jiong","Ye","Nian","Di","Yu","Bu","Ya","Juan","Sui","Pi","Cheng","Wan","Ju","Lun","Zheng","Kong","Chong","Dong","Dai","Tan","An","Cai","Shu",
"Beng","Kan","Zhi","Duo","Yi","Zhi","Yi","Pei","Ji","Zhun","Qi","Sao","Ju","Ni"],gb=["Ku","Ke","Tang","Kun","Ni","Jian","Dui","Jin","Gang","Yu","E","Peng","Gu",
"Tu","Leng",null,"Ya","Qian",null,"An",null,"Duo","Nao","Tu","Cheng","Yin","Hun","Bi","Lian","Guo","Die","Zhuan","Hou","Bao","Bao","Yu","Di","Mao","Jie","Ruan",
"E","Geng","Kan","Zong","Yu","Huang","E","Yao","Yan","Bao","Ji","Mei","Chang","Du","Tuo","Yin","Feng","Zhong","Jie","Zhen","Feng","Gang","Chuan","Jian","Pyeng",
"Toride","Xiang","Huang","Leng","Duan",null,"Xuan","Ji","Ji","Kuai","Ying","Ta","Cheng","Yong","Kai","Su","Su","Shi","Mi","Ta","Weng","Cheng","Tu","Tang","Que",
"Zhong","Li","Peng","Bang","Sai","Zang","Dui","Tian","Wu","Cheng","Xun","Ge","Zhen","Ai","Gong","Yan","Kan","Tian","Yuan","Wen","Xie","Liu","Ama","Lang","Chang",
"Peng","Beng","Chen","Cu","Lu","Ou","Qian","Mei","Mo","Zhuan","Shuang","Shu","Lou","Chi","Man","Biao","Jing","Qi","Shu","Di","Zhang","Kan","Yong","Dian","Chen",
"Zhi","Xi","Guo","Qiang","Jin","Di","Shang","Mu","Cui","Yan","Ta","Zeng","Qi","Qiang","Liang",null,"Zhui","Qiao","Zeng","Xu","Shan","Shan","Ba","Pu","Kuai","Don\
g","Fan","Que","Mo","Dun","Dun","Dun","Di","Sheng","Duo","Duo","Tan","Deng","Wu","Fen","Huang","Tan","Da","Ye","Sho","Mama","Yu","Qiang","Ji","Qiao","Ken","Yi",
"Pi","Bi","Dian","Jiang","Ye","Yong","Bo","Tan","Lan","Ju","Huai","Dang","Rang","Qian","Xun","Lan","Xi","He","Ai","Ya","Dao","Hao","Ruan","Mama","Lei","Kuang","\
Lu","Yan","Tan","Wei","Huai","Long","Long","Rui","Li","Lin","Rang","Ten","Xun","Yan","Lei","Ba",null,"Shi","Ren",null,"Zhuang","Zhuang","Sheng","Yi","Mai","Ke",
"Zhu","Zhuang","Hu","Hu","Kun","Yi","Hu","Xu","Kun","Shou","Mang","Zun"],fb=["Shou","Yi","Zhi","Gu","Chu","Jiang","Feng","Bei","Cay","Bian","Sui","Qun","Ling","\
Fu","Zuo","Xia","Xiong",null,"Nao","Xia","Kui","Xi","Wai","Yuan","Mao","Su","Duo","Duo","Ye","Qing","Uys","Gou","Gou","Qi","Meng","Meng","Yin","Huo","Chen","Da",
"Ze","Tian","Tai","Fu","Guai","Yao","Yang","Hang","Gao","Shi","Ben","Tai","Tou","Yan","Bi","Yi","Kua","Jia","Duo","Kwu","Kuang","Yun","Jia","Pa","En","Lian","Hu\
an","Di","Yan","Pao","Quan","Qi","Nai","Feng","Xie","Fen","Dian",null,"Kui","Zou","Huan","Qi","Kai","Zha","Ben","Yi","Jiang","Tao","Zang","Ben","Xi","Xiang","Fe\
i","Diao","Xun","Keng","Dian","Ao","She","Weng","Pan","Ao","Wu","Ao","Jiang","Lian","Duo","Yun","Jiang","Shi","Fen","Huo","Bi","Lian","Duo","Nu","Nu","Ding","Na\
i","Qian","Jian","Ta","Jiu","Nan","Cha","Hao","Xian","Fan","Ji","Shuo","Ru","Fei","Wang","Hong","Zhuang","Fu","Ma","Dan","Ren","Fu","Jing","Yan","Xie","Wen","Zh\
ong","Pa","Du","Ji","Keng","Zhong","Yao","Jin","Yun","Miao","Pei","Shi","Yue","Zhuang","Niu","Yan","Na","Xin","Fen","Bi","Yu","Tuo","Feng","Yuan","Fang","Wu","Y\
u","Gui","Du","Ba","Ni","Zhou","Zhuo","Zhao","Da","Nai","Yuan","Tou","Xuan","Zhi","E","Mei","Mo","Qi","Bi","Shen","Qie","E","He","Xu","Fa","Zheng","Min","Ban","\
Mu","Fu","Ling","Zi","Zi","Shi","Ran","Shan","Yang","Man","Jie","Gu","Si","Xing","Wei","Zi","Ju","Shan","Pin","Ren","Yao","Tong","Jiang","Shu","Ji","Gai","Shang",
"Kuo","Juan","Jiao","Gou","Mu","Jian","Jian","Yi","Nian","Zhi","Ji","Ji","Xian","Heng","Guang","Jun","Kua","Yan","Ming","Lie","Pei","Yan","You","Yan","Cha","She\
n","Yin","Chi","Gui","Quan","Zi"],pb=["Song","Wei","Hong","Wa","Lou","Ya","Rao","Jiao","Luan","Ping","Xian","Shao","Li","Cheng","Xiao","Mang","Fu","Suo","Wu","W\
ei","Ke","Lai","Chuo","Ding","Niang","Xing","Nan","Yu","Nuo","Pei","Nei","Juan","Shen","Zhi","Han","Di","Zhuang","E","Pin","Tui","Han","Mian","Wu","Yan","Wu","X\
i","Yan","Yu","Si","Yu","Wa",null,"Xian","Ju","Qu","Shui","Qi","Xian","Zhui","Dong","Chang","Lu","Ai","E","E","Lou","Mian","Cong","Pou","Ju","Po","Cai","Ding","\
Wan","Biao","Xiao","Shu","Qi","Hui","Fu","E","Wo","Tan","Fei","Wei","Jie","Tian","Ni","Quan","Jing","Hun","Jing","Qian","Dian","Xing","Hu","Wa","Lai","Bi","Yin",
"Chou","Chuo","Fu","Jing","Lun","Yan","Lan","Kun","Yin","Ya","Ju","Li","Dian","Xian","Hwa","Hua","Ying","Chan","Shen","Ting","Dang","Yao","Wu","Nan","Ruo","Jia",
"Tou","Xu","Yu","Wei","Ti","Rou","Mei","Dan","Ruan","Qin","Hui","Wu","Qian","Chun","Mao","Fu","Jie","Duan","Xi","Zhong","Mei","Huang","Mian","An","Ying","Xuan",
"Jie","Wei","Mei","Yuan","Zhen","Qiu","Ti","Xie","Tuo","Lian","Mao","Ran","Si","Pian","Wei","Wa","Jiu","Hu","Ao",null,"Bou","Xu","Tou","Gui","Zou","Yao","Pi","X\
i","Yuan","Ying","Rong","Ru","Chi","Liu","Mei","Pan","Ao","Ma","Gou","Kui","Qin","Jia","Sao","Zhen","Yuan","Cha","Yong","Ming","Ying","Ji","Su","Niao","Xian","T\
ao","Pang","Lang","Nao","Bao","Ai","Pi","Pin","Yi","Piao","Yu","Lei","Xuan","Man","Yi","Zhang","Kang","Yong","Ni","Li","Di","Gui","Yan","Jin","Zhuan","Chang","C\
e","Han","Nen","Lao","Mo","Zhe","Hu","Hu","Ao","Nen","Qiang","Ma","Pie","Gu","Wu","Jiao","Tuo","Zhan","Mao","Xian","Xian","Mo","Liao","Lian","Hua"],mb=["Gui","D\
eng","Zhi","Xu","Yi","Hua","Xi","Hui","Rao","Xi","Yan","Chan","Jiao","Mei","Fan","Fan","Xian","Yi","Wei","Jiao","Fu","Shi","Bi","Shan","Sui","Qiang","Lian","Hua\
n","Xin","Niao","Dong","Yi","Can","Ai","Niang","Neng","Ma","Tiao","Chou","Jin","Ci","Yu","Pin","Yong","Xu","Nai","Yan","Tai","Ying","Can","Niao","Wo","Ying","Mi\
an","Kaka","Ma","Shen","Xing","Ni","Du","Liu","Yuan","Lan","Yan","Shuang","Ling","Jiao","Niang","Lan","Xian","Ying","Shuang","Shuai","Quan","Mi","Li","Luan","Ya\
n","Zhu","Lan","Zi","Jie","Jue","Jue","Kong","Yun","Zi","Zi","Cun","Sun","Fu","Bei","Zi","Xiao","Xin","Meng","Si","Tai","Bao","Ji","Gu","Nu","Xue",null,"Zhuan",
"Hai","Luan","Sun","Huai","Mie","Cong","Qian","Shu","Chan","Ya","Zi","Ni","Fu","Zi","Li","Xue","Bo","Ru","Lai","Nie","Nie","Ying","Luan","Mian","Ning","Rong","T\
a","Gui","Zhai","Qiong","Yu","Shou","An","Tu","Song","Wan","Rou","Yao","Hong","Yi","Jing","Zhun","Mi","Zhu","Dang","Hong","Zong","Guan","Zhou","Ding","Wan","Yi",
"Bao","Shi","Shi","Chong","Shen","Ke","Xuan","Shi","You","Huan","Yi","Tiao","Shi","Xian","Gong","Cheng","Qun","Gong","Xiao","Zai","Zha","Bao","Hai","Yan","Xiao",
"Jia","Shen","Chen","Rong","Huang","Mi","Kou","Kuan","Bin","Su","Cai","Zan","Ji","Yuan","Ji","Yin","Mi","Kou","Qing","Que","Zhen","Jian","Fu","Ning","Bing","Hua\
n","Mei","Qin","Han","Yu","Shi","Ning","Qin","Ning","Zhi","Yu","Bao","Kuan","Ning","Qin","Mo","Cha","Ju","Gua","Qin","Hu","Wu","Liao","Shi","Zhu","Zhai","Shen",
"Wei","Xie","Kuan","Hui","Liao","Jun","Huan","Yi","Yi","Bao","Qin","Chong","Bao","Feng","Cun","Dui","Si","Xun","Dao","Lu","Dui","Shou"],yb=["Po","Feng","Zhuan",
"Fu","She","Ke","Jiang","Jiang","Zhuan","Wei","Zun","Xun","Shu","Dui","Dao","Xiao","Ji","Shao","Er","Er","Er","Ga","Jian","Shu","Chen","Shang","Shang","Mo","Ga",
"Chang","Liao","Xian","Xian",null,"Wang","Wang","You","Liao","Liao","Yao","Mang","Wang","Wang","Wang","Ga","Yao","Duo","Kui","Zhong","Jiu","Gan","Gu","Gan","Tui",
"Gan","Gan","Shi","Yin","Chi","Kao","Ni","Jin","Wei","Niao","Ju","Pi","Ceng","Xi","Bi","Ju","Jie","Tian","Qu","Ti","Jie","Wu","Diao","Shi","Shi","Ping","Ji","Xi\
e","Chen","Xi","Ni","Zhan","Xi",null,"Man","E","Lou","Ping","Ti","Fei","Shu","Xie","Tu","Lu","Lu","Xi","Ceng","Lu","Ju","Xie","Ju","Jue","Liao","Jue","Shu","Xi",
"Che","Tun","Ni","Shan",null,"Xian","Li","Xue","Nata",null,"Long","Yi","Qi","Ren","Wu","Han","Shen","Yu","Chu","Sui","Qi",null,"Yue","Ban","Yao","Ang","Ya","Wu",
"Jie","E","Ji","Qian","Fen","Yuan","Qi","Cen","Qian","Qi","Cha","Jie","Qu","Gang","Xian","Ao","Lan","Dao","Ba","Zuo","Zuo","Yang","Ju","Gang","Ke","Gou","Xue","\
Bei","Li","Tiao","Ju","Yan","Fu","Xiu","Jia","Ling","Tuo","Pei","You","Dai","Kuang","Yue","Qu","Hu","Po","Min","An","Tiao","Ling","Chi","Yuri","Dong","Cem","Kui",
"Xiu","Mao","Tong","Xue","Yi","Kura","He","Ke","Luo","E","Fu","Xun","Die","Lu","An","Er","Gai","Quan","Tong","Yi","Mu","Shi","An","Wei","Hu","Zhi","Mi","Li","Ji",
"Tong","Wei","You","Sang","Xia","Li","Yao","Jiao","Zheng","Luan","Jiao","E","E","Yu","Ye","Bu","Qiao","Qun","Feng","Feng","Nao","Li","You","Xian","Hong","Dao","\
Shen","Cheng","Tu","Geng","Jun","Hao","Xia","Yin","Yu"],Sb=["Lang","Kan","Lao","Lai","Xian","Que","Kong","Chong","Chong","Ta","Lin","Hua","Ju","Lai","Qi","Min",
"Kun","Kun","Zu","Gu","Cui","Ya","Ya","Gang","Lun","Lun","Leng","Jue","Duo","Zheng","Guo","Yin","Dong","Han","Zheng","Wei","Yao","Pi","Yan","Song","Jie","Beng",
"Zu","Jue","Dong","Zhan","Gu","Yin",null,"Ze","Huang","Yu","Wei","Yang","Feng","Qiu","Dun","Ti","Yi","Zhi","Shi","Zai","Yao","E","Zhu","Kan","Lu","Yan","Mei","G\
an","Ji","Ji","Huan","Ting","Sheng","Mei","Qian","Wu","Yu","Zong","Lan","Jue","Yan","Yan","Wei","Zong","Cha","Sui","Rong","Yamashina","Qin","Yu","Kewashii","Lou",
"Tu","Dui","Xi","Weng","Cang","Dang","Hong","Jie","Ai","Liu","Wu","Song","Qiao","Zi","Wei","Beng","Dian","Cuo","Qian","Yong","Nie","Cuo","Ji",null,"Tao","Song",
"Zong","Jiang","Liao","Kang","Chan","Die","Cen","Ding","Tu","Lou","Zhang","Zhan","Zhan","Ao","Cao","Qu","Qiang","Zui","Zui","Dao","Dao","Xi","Yu","Bo","Long","X\
iang","Ceng","Bo","Qin","Jiao","Yan","Lao","Zhan","Lin","Liao","Liao","Jin","Deng","Duo","Zun","Jiao","Gui","Yao","Qiao","Yao","Jue","Zhan","Yi","Xue","Nao","Ye",
"Ye","Yi","E","Xian","Ji","Xie","Ke","Xi","Di","Ao","Zui",null,"Ni","Rong","Dao","Ling","Za","Yu","Yue","Yin",null,"Jie","Li","Sui","Long","Long","Dian","Ying",
"Xi","Ju","Chan","Ying","Kui","Yan","Wei","Nao","Quan","Chao","Cuan","Luan","Dian","Dian",null,"Yan","Yan","Yan","Nao","Yan","Chuan","Gui","Chuan","Zhou","Huang",
"Jing","Xun","Chao","Chao","Lie","Gong","Zuo","Qiao","Ju","Gong","Kek","Wu","Pwu","Pwu","Chai","Qiu","Qiu","Ji","Yi","Si","Ba","Zhi","Zhao","Xiang","Yi","Jin","\
Xun","Juan","Phas","Xun","Jin","Fu"],vb=["Za","Bi","Shi","Bu","Ding","Shuai","Fan","Nie","Shi","Fen","Pa","Zhi","Xi","Hu","Dan","Wei","Zhang","Tang","Dai","Ma",
"Pei","Pa","Tie","Fu","Lian","Zhi","Zhou","Bo","Zhi","Di","Mo","Yi","Yi","Ping","Qia","Juan","Ru","Shuai","Dai","Zheng","Shui","Qiao","Zhen","Shi","Qun","Xi","B\
ang","Dai","Gui","Chou","Ping","Zhang","Sha","Wan","Dai","Wei","Chang","Sha","Qi","Ze","Guo","Mao","Du","Hou","Zheng","Xu","Mi","Wei","Wo","Fu","Yi","Bang","Pin\
g","Tazuna","Gong","Pan","Huang","Dao","Mi","Jia","Teng","Hui","Zhong","Shan","Man","Mu","Biao","Guo","Ze","Mu","Bang","Zhang","Jiong","Chan","Fu","Zhi","Hu","F\
an","Chuang","Bi","Hei",null,"Mi","Qiao","Chan","Fen","Meng","Bang","Chou","Mie","Chu","Jie","Xian","Lan","Gan","Ping","Nian","Qian","Bing","Bing","Xing","Gan",
"Yao","Huan","You","You","Ji","Guang","Pi","Ting","Ze","Guang","Zhuang","Mo","Qing","Bi","Qin","Dun","Chuang","Gui","Ya","Bai","Jie","Xu","Lu","Wu",null,"Ku","Y\
ing","Di","Pao","Dian","Ya","Miao","Geng","Ci","Fu","Tong","Pang","Fei","Xiang","Yi","Zhi","Tiao","Zhi","Xiu","Du","Zuo","Xiao","Tu","Gui","Ku","Pang","Ting","Y\
ou","Bu","Ding","Cheng","Lai","Bei","Ji","An","Shu","Kang","Yong","Tuo","Song","Shu","Qing","Yu","Yu","Miao","Sou","Ce","Xiang","Fei","Jiu","He","Hui","Liu","Sh\
a","Lian","Lang","Sou","Jian","Pou","Qing","Jiu","Jiu","Qin","Ao","Kuo","Lou","Yin","Liao","Dai","Lu","Yi","Chu","Chan","Tu","Si","Xin","Miao","Chang","Wu","Fei",
"Guang","Koc","Kuai","Bi","Qiang","Xie","Lin","Lin","Liao","Lu",null,"Ying","Xian","Ting","Yong","Li","Ting","Yin","Xun","Yan","Ting","Di","Po","Jian","Hui","Na\
i","Hui","Gong","Nian"],Yb=["Kai","Bian","Yi","Qi","Nong","Fen","Ju","Yan","Yi","Zang","Bi","Yi","Yi","Er","San","Shi","Er","Shi","Shi","Gong","Diao","Yin","Hu",
"Fu","Hong","Wu","Tui","Chi","Jiang","Ba","Shen","Di","Zhang","Jue","Tao","Fu","Di","Mi","Xian","Hu","Chao","Nu","Jing","Zhen","Yi","Mi","Quan","Wan","Shao","Ru\
o","Xuan","Jing","Dun","Zhang","Jiang","Qiang","Peng","Dan","Qiang","Bi","Bi","She","Dan","Jian","Gou","Sei","Fa","Bi","Kou","Nagi","Bie","Xiao","Dan","Kuo","Qi\
ang","Hong","Mi","Kuo","Wan","Jue","Ji","Ji","Gui","Dang","Lu","Lu","Tuan","Hui","Zhi","Hui","Hui","Yi","Yi","Yi","Yi","Huo","Huo","Shan","Xing","Wen","Tong","Y\
an","Yan","Yu","Chi","Cai","Biao","Diao","Bin","Peng","Yong","Piao","Zhang","Ying","Chi","Chi","Zhuo","Tuo","Ji","Pang","Zhong","Yi","Wang","Che","Bi","Chi","Li\
ng","Fu","Wang","Zheng","Cu","Wang","Jing","Dai","Xi","Xun","Hen","Yang","Huai","Lu","Hou","Wa","Cheng","Zhi","Xu","Jing","Tu","Cong",null,"Lai","Cong","De","Pa\
i","Xi",null,"Qi","Chang","Zhi","Cong","Zhou","Lai","Yu","Xie","Jie","Jian","Chi","Jia","Bian","Huang","Fu","Xun","Wei","Pang","Yao","Wei","Xi","Zheng","Piao","\
Chi","De","Zheng","Zheng","Bie","De","Chong","Che","Jiao","Wei","Jiao","Hui","Mei","Long","Xiang","Bao","Qu","Xin","Shu","Bi","Yi","Le","Ren","Dao","Ding","Gai",
"Ji","Ren","Ren","Chan","Tan","Te","Te","Gan","Qi","Shi","Cun","Zhi","Wang","Mang","Xi","Fan","Ying","Tian","Min","Min","Zhong","Chong","Wu","Ji","Wu","Xi","Ye",
"You","Wan","Cong","Zhong","Kuai","Yu","Bian","Zhi","Qi","Cui","Chen","Tai","Tun","Qian","Nian","Hun","Xiong","Niu","Wang","Xian","Xin","Kang","Hu","Kai","Fen"],
Cb=["Huai","Tai","Song","Wu","Ou","Chang","Chuang","Ju","Yi","Bao","Chao","Min","Pei","Zuo","Zen","Yang","Kou","Ban","Nu","Nao","Zheng","Pa","Bu","Tie","Gu","Hu",
"Ju","Da","Lian","Si","Chou","Di","Dai","Yi","Tu","You","Fu","Ji","Peng","Xing","Yuan","Ni","Guai","Fu","Xi","Bi","You","Qie","Xuan","Cong","Bing","Huang","Xu",
"Chu","Pi","Xi","Xi","Tan","Koraeru","Zong","Dui",null,"Ki","Yi","Chi","Ren","Xun","Shi","Xi","Lao","Heng","Kuang","Mu","Zhi","Xie","Lian","Tiao","Huang","Die",
"Hao","Kong","Gui","Heng","Xi","Xiao","Shu","S","Kua","Qiu","Yang","Hui","Hui","Chi","Jia","Yi","Xiong","Guai","Lin","Hui","Zi","Xu","Chi","Xiang","Nu","Hen","E\
n","Ke","Tong","Tian","Gong","Quan","Xi","Qia","Yue","Peng","Ken","De","Hui","E","Kyuu","Tong","Yan","Kai","Ce","Nao","Yun","Mang","Yong","Yong","Yuan","Pi","Ku\
n","Qiao","Yue","Yu","Yu","Jie","Xi","Zhe","Lin","Ti","Han","Hao","Qie","Ti","Bu","Yi","Qian","Hui","Xi","Bei","Man","Yi","Heng","Song","Quan","Cheng","Hui","Wu",
"Wu","You","Li","Liang","Huan","Cong","Yi","Yue","Li","Nin","Nao","E","Que","Xuan","Qian","Wu","Min","Cong","Fei","Bei","Duo","Cui","Chang","Men","Li","Ji","Gua\
n","Guan","Xing","Dao","Qi","Kong","Tian","Lun","Xi","Kan","Kun","Ni","Qing","Chou","Dun","Guo","Chan","Liang","Wan","Yuan","Jin","Ji","Lin","Yu","Huo","He","Qu\
an","Tan","Ti","Ti","Nie","Wang","Chuo","Bu","Hun","Xi","Tang","Xin","Wei","Hui","E","Rui","Zong","Jian","Yong","Dian","Ju","Can","Cheng","De","Bei","Qie","Can",
"Dan","Guan","Duo","Nao","Yun","Xiang","Zhui","Die","Huang","Chun","Qiong","Re","Xing","Ce","Bian","Hun","Zong","Ti"],Lb=["Qiao","Chou","Bei","Xuan","Wei","Ge",
"Qian","Wei","Yu","Yu","Bi","Xuan","Huan","Min","Bi","Yi","Mian","Yong","Kai","Dang","Yin","E","Chen","Mou","Ke","Ke","Yu","Ai","Qie","Yan","Nuo","Gan","Yun","Z\
ong","Sai","Leng","Fen",null,"Kui","Kui","Que","Gong","Yun","Su","Su","Qi","Yao","Song","Huang","Ji","Gu","Ju","Chuang","Ni","Xie","Kai","Zheng","Yong","Cao","S\
un","Shen","Bo","Kai","Yuan","Xie","Hun","Yong","Yang","Li","Sao","Tao","Yin","Ci","Xu","Qian","Tai","Huang","Yun","Shen","Ming",null,"She","Cong","Piao","Mo","\
Mu","Guo","Chi","Can","Can","Can","Cui","Min","Te","Zhang","Tong","Ao","Shuang","Man","Guan","Que","Zao","Jiu","Hui","Kai","Lian","Ou","Song","Jin","Yin","Lu","\
Shang","Wei","Tuan","Man","Qian","She","Yong","Qing","Kang","Di","Zhi","Lou","Juan","Qi","Qi","Yu","Ping","Liao","Cong","You","Chong","Zhi","Tong","Cheng","Qi",
"Qu","Peng","Bei","Bie","Chun","Jiao","Zeng","Chi","Lian","Ping","Kui","Hui","Qiao","Cheng","Yin","Yin","Xi","Xi","Dan","Tan","Duo","Dui","Dui","Su","Jue","Ce",
"Xiao","Fan","Fen","Lao","Lao","Chong","Han","Qi","Xian","Min","Jing","Liao","Wu","Can","Jue","Cu","Xian","Tan","Sheng","Pi","Yi","Chu","Xian","Nao","Dan","Tan",
"Jing","Song","Han","Jiao","Wai","Huan","Dong","Qin","Qin","Qu","Cao","Ken","Xie","Ying","Ao","Mao","Yi","Lin","Se","Jun","Huai","Men","Lan","Ai","Lin","Yan","G\
ua","Xia","Chi","Yu","Yin","Dai","Meng","Ai","Meng","Dui","Qi","Mo","Lan","Men","Chou","Zhi","Nuo","Nuo","Yan","Yang","Bo","Zhi","Kuang","Kuang","You","Fu","Liu",
"Mie","Cheng",null,"Chan","Meng","Lan","Huai","Xuan","Rang","Chan","Ji","Ju","Huan","She","Yi"],bb=["Lian","Nan","Mi","Tang","Jue","Gang","Gang","Gang","Ge","Yu\
e","Wu","Jian","Xu","Shu","Rong","Xi","Cheng","Wo","Jie","Ge","Jian","Qiang","Huo","Qiang","Zhan","Dong","Qi","Jia","Die","Zei","Jia","Ji","Shi","Kan","Ji","Kui",
"Gai","Deng","Zhan","Chuang","Ge","Jian","Jie","Yu","Jian","Yan","Lu","Xi","Zhan","Xi","Xi","Chuo","Dai","Qu","Hu","Hu","Hu","E","Shi","Li","Mao","Hu","Li","Fan\
g","Suo","Bian","Dian","Jiong","Shang","Yi","Yi","Shan","Hu","Fei","Yan","Shou","T","Cai","Zha","Qiu","Le","Bu","Ba","Da","Reng","Fu","Hameru","Zai","Tuo","Zhan\
g","Diao","Kang","Yu","Ku","Han","Shen","Cha","Yi","Gu","Kou","Wu","Tuo","Qian","Zhi","Ren","Kuo","Men","Sao","Yang","Niu","Ban","Che","Rao","Xi","Qian","Ban","\
Jia","Yu","Fu","Ao","Xi","Pi","Zhi","Zi","E","Dun","Zhao","Cheng","Ji","Yan","Kuang","Bian","Chao","Ju","Wen","Hu","Yue","Jue","Ba","Qin","Zhen","Zheng","Yun","\
Wan","Nu","Yi","Shu","Zhua","Pou","Tou","Dou","Kang","Zhe","Pou","Fu","Pao","Ba","Ao","Ze","Tuan","Kou","Lun","Qiang",null,"Hu","Bao","Bing","Zhi","Peng","Tan",
"Pu","Pi","Tai","Yao","Zhen","Zha","Yang","Bao","He","Ni","Yi","Di","Chi","Pi","Za","Mo","Mo","Shen","Ya","Chou","Qu","Min","Chu","Jia","Fu","Zhan","Zhu","Dan",
"Chai","Mu","Nian","La","Fu","Pao","Ban","Pai","Ling","Na","Guai","Qian","Ju","Tuo","Ba","Tuo","Tuo","Ao","Ju","Zhuo","Pan","Zhao","Bai","Bai","Di","Ni","Ju","K\
uo","Long","Jian",null,"Yong","Lan","Ning","Bo","Ze","Qian","Hen","Gua","Shi","Jie","Zheng","Nin","Gong","Gong","Quan","Shuan","Cun","Zan","Kao","Chi","Xie","Ce",
"Hui","Pin","Zhuai","Shi","Na"],Jb=["Bo","Chi","Gua","Zhi","Kuo","Duo","Duo","Zhi","Qie","An","Nong","Zhen","Ge","Jiao","Ku","Dong","Ru","Tiao","Lie","Zha","Lu",
"Die","Wa","Jue","Mushiru","Ju","Zhi","Luan","Ya","Zhua","Ta","Xie","Nao","Dang","Jiao","Zheng","Ji","Hui","Xun","Ku","Ai","Tuo","Nuo","Cuo","Bo","Geng","Ti","Z\
hen","Cheng","Suo","Suo","Keng","Mei","Long","Ju","Peng","Jian","Yi","Ting","Shan","Nuo","Wan","Xie","Cha","Feng","Jiao","Wu","Jun","Jiu","Tong","Kun","Huo","Tu",
"Zhuo","Pou","Le","Ba","Han","Shao","Nie","Juan","Ze","Song","Ye","Jue","Bu","Huan","Bu","Zun","Yi","Zhai","Lu","Sou","Tuo","Lao","Sun","Bang","Jian","Huan","Da\
o",null,"Wan","Qin","Peng","She","Lie","Min","Men","Fu","Bai","Ju","Dao","Wo","Ai","Juan","Yue","Zong","Chen","Chui","Jie","Tu","Ben","Na","Nian","Nuo","Zu","Wo",
"Xi","Xian","Cheng","Dian","Sao","Lun","Qing","Gang","Duo","Shou","Diao","Pou","Di","Zhang","Gun","Ji","Tao","Qia","Qi","Pai","Shu","Qian","Ling","Yi","Ya","Jue",
"Zheng","Liang","Gua","Yi","Huo","Shan","Zheng","Lue","Cai","Tan","Che","Bing","Jie","Ti","Kong","Tui","Yan","Cuo","Zou","Ju","Tian","Qian","Ken","Bai","Shou","\
Jie","Lu","Guo","Haba",null,"Zhi","Dan","Mang","Xian","Sao","Guan","Peng","Yuan","Nuo","Jian","Zhen","Jiu","Jian","Yu","Yan","Kui","Nan","Hong","Rou","Pi","Wei",
"Sai","Zou","Xuan","Miao","Ti","Nie","Cha","Shi","Zong","Zhen","Yi","Shun","Heng","Bian","Yang","Huan","Yan","Zuan","An","Xu","Ya","Wo","Ke","Chuai","Ji","Ti","\
La","La","Cheng","Kai","Jiu","Jiu","Tu","Jie","Hui","Geng","Chong","Shuo","She","Xie","Yuan","Qian","Ye","Cha","Zha","Bei","Yao",null,null,"Lan","Wen","Qin"],Zb=[
"Chan","Ge","Lou","Zong","Geng","Jiao","Gou","Qin","Yong","Que","Chou","Chi","Zhan","Sun","Sun","Bo","Chu","Rong","Beng","Cuo","Sao","Ke","Yao","Dao","Zhi","Nu",
"Xie","Jian","Sou","Qiu","Gao","Xian","Shuo","Sang","Jin","Mie","E","Chui","Nuo","Shan","Ta","Jie","Tang","Pan","Ban","Da","Li","Tao","Hu","Zhi","Wa","Xia","Qia\
n","Wen","Qiang","Tian","Zhen","E","Xi","Nuo","Quan","Cha","Zha","Ge","Wu","En","She","Kang","She","Shu","Bai","Yao","Bin","Sou","Tan","Sa","Chan","Suo","Liao",
"Chong","Chuang","Guo","Bing","Feng","Shuai","Di","Qi","Sou","Zhai","Lian","Tang","Chi","Guan","Lu","Luo","Lou","Zong","Gai","Hu","Zha","Chuang","Tang","Hua","C\
ui","Nai","Mo","Jiang","Gui","Ying","Zhi","Ao","Zhi","Nie","Man","Shan","Kou","Shu","Suo","Tuan","Jiao","Mo","Mo","Zhe","Xian","Keng","Piao","Jiang","Yin","Gou",
"Qian","Lue","Ji","Ying","Jue","Pie","Pie","Lao","Dun","Xian","Ruan","Kui","Zan","Yi","Xun","Cheng","Cheng","Sa","Nao","Heng","Si","Qian","Huang","Da","Zun","Ni\
an","Lin","Zheng","Hui","Zhuang","Jiao","Ji","Cao","Dan","Dan","Che","Bo","Che","Jue","Xiao","Liao","Ben","Fu","Qiao","Bo","Cuo","Zhuo","Zhuan","Tuo","Pu","Qin",
"Dun","Nian",null,"Xie","Lu","Jiao","Cuan","Ta","Han","Qiao","Zhua","Jian","Gan","Yong","Lei","Kuo","Lu","Shan","Zhuo","Ze","Pu","Chuo","Ji","Dang","Suo","Cao",
"Qing","Jing","Huan","Jie","Qin","Kuai","Dan","Xi","Ge","Pi","Bo","Ao","Ju","Ye",null,"Mang","Sou","Mi","Ji","Tai","Zhuo","Dao","Xing","Lan","Ca","Ju","Ye","Ru",
"Ye","Ye","Ni","Hu","Ji","Bin","Ning","Ge","Zhi","Jie","Kuo","Mo","Jian","Xie","Lie","Tan","Bai","Sou","Lu","Lue","Rao","Zhi"],Db=["Pan","Yang","Lei","Sa","Shu",
"Zan","Nian","Xian","Jun","Huo","Li","La","Han","Ying","Lu","Long","Qian","Qian","Zan","Qian","Lan","San","Ying","Mei","Rang","Chan",null,"Cuan","Xi","She","Luo",
"Jun","Mi","Li","Zan","Luan","Tan","Zuan","Li","Dian","Wa","Dang","Jiao","Jue","Lan","Li","Nang","Zhi","Gui","Gui","Qi","Xin","Pu","Sui","Shou","Kao","You","Gai",
"Yi","Gong","Gan","Ban","Fang","Zheng","Bo","Dian","Kou","Min","Wu","Gu","He","Ce","Xiao","Mi","Chu","Ge","Di","Xu","Jiao","Min","Chen","Jiu","Zhen","Duo","Yu",
"Chi","Ao","Bai","Xu","Jiao","Duo","Lian","Nie","Bi","Chang","Dian","Duo","Yi","Gan","San","Ke","Yan","Dun","Qi","Dou","Xiao","Duo","Jiao","Jing","Yang","Xia","\
Min","Shu","Ai","Qiao","Ai","Zheng","Di","Zhen","Fu","Shu","Liao","Qu","Xiong","Xi","Jiao","Sen","Jiao","Zhuo","Yi","Lian","Bi","Li","Xiao","Xiao","Wen","Xue","\
Qi","Qi","Zhai","Bin","Jue","Zhai",null,"Fei","Ban","Ban","Lan","Yu","Lan","Wei","Dou","Sheng","Liao","Jia","Hu","Xie","Jia","Yu","Zhen","Jiao","Wo","Tou","Chu",
"Jin","Chi","Yin","Fu","Qiang","Zhan","Qu","Zhuo","Zhan","Duan","Zhuo","Si","Xin","Zhuo","Zhuo","Qin","Lin","Zhuo","Chu","Duan","Zhu","Fang","Xie","Hang","Yu","\
Shi","Pei","You","Mye","Pang","Qi","Zhan","Mao","Lu","Pei","Pi","Liu","Fu","Fang","Xuan","Jing","Jing","Ni","Zu","Zhao","Yi","Liu","Shao","Jian","Es","Yi","Qi",
"Zhi","Fan","Piao","Fan","Zhan","Guai","Sui","Yu","Wu","Ji","Ji","Ji","Huo","Ri","Dan","Jiu","Zhi","Zao","Xie","Tiao","Xun","Xu","Xu","Xu","Gan","Han","Tai","Di",
"Xu","Chan","Shi","Kuang","Yang","Shi","Wang","Min","Min","Tun","Chun","Wu"],wb=["Yun","Bei","Ang","Ze","Ban","Jie","Kun","Sheng","Hu","Fang","Hao","Gui","Chang",
"Xuan","Ming","Hun","Fen","Qin","Hu","Yi","Xi","Xin","Yan","Ze","Fang","Tan","Shen","Ju","Yang","Zan","Bing","Xing","Ying","Xuan","Pei","Zhen","Ling","Chun","Ha\
o","Mei","Zuo","Mo","Bian","Xu","Hun","Zhao","Zong","Shi","Shi","Yu","Fei","Die","Mao","Ni","Chang","Wen","Dong","Ai","Bing","Ang","Zhou","Long","Xian","Kuang",
"Tiao","Chao","Shi","Huang","Huang","Xuan","Kui","Xu","Jiao","Jin","Zhi","Jin","Shang","Tong","Hong","Yan","Gai","Xiang","Shai","Xiao","Ye","Yun","Hui","Han","H\
an","Jun","Wan","Xian","Kun","Zhou","Xi","Cheng","Sheng","Bu","Zhe","Zhe","Wu","Han","Hui","Hao","Chen","Wan","Tian","Zhuo","Zui","Zhou","Pu","Jing","Xi","Shan",
"Yi","Xi","Qing","Qi","Jing","Gui","Zhen","Yi","Zhi","An","Wan","Lin","Liang","Chang","Wang","Xiao","Zan","Hi","Xuan","Xuan","Yi","Xia","Yun","Hui","Fu","Min","\
Kui","He","Ying","Du","Wei","Shu","Qing","Mao","Nan","Jian","Nuan","An","Yang","Chun","Yao","Suo","Jin","Ming","Jiao","Kai","Gao","Weng","Chang","Qi","Hao","Yan",
"Li","Ai","Ji","Gui","Men","Zan","Xie","Hao","Mu","Mo","Cong","Ni","Zhang","Hui","Bao","Han","Xuan","Chuan","Liao","Xian","Dan","Jing","Pie","Lin","Tun","Xi","Y\
i","Ji","Huang","Tai","Ye","Ye","Li","Tan","Tong","Xiao","Fei","Qin","Zhao","Hao","Yi","Xiang","Xing","Sen","Jiao","Bao","Jing","Yian","Ai","Ye","Ru","Shu","Men\
g","Xun","Yao","Pu","Li","Chen","Kuang","Die",null,"Yan","Huo","Lu","Xi","Rong","Long","Nang","Luo","Luan","Shai","Tang","Yan","Chu","Yue","Yue","Qu","Yi","Geng",
"Ye","Hu","He","Shu","Cao","Cao","Noboru","Man","Ceng","Ceng","Ti"],Tb=["Zui","Can","Xu","Hui","Yin","Qie","Fen","Pi","Yue","You","Ruan","Peng","Ban","Fu","Ling",
"Fei","Qu",null,"Nu","Tiao","Shuo","Zhen","Lang","Lang","Juan","Ming","Huang","Wang","Tun","Zhao","Ji","Qi","Ying","Zong","Wang","Tong","Lang",null,"Meng","Long",
"Mu","Deng","Wei","Mo","Ben","Zha","Zhu","Shu",null,"Zhu","Ren","Ba","Po","Duo","Duo","Dao","Li","Qiu","Ji","Jiu","Bi","Xiu","Ting","Ci","Sha","Eburi","Za","Qua\
n","Qian","Yu","Gan","Wu","Cha","Shan","Xun","Fan","Wu","Zi","Li","Xing","Cai","Cun","Ren","Shao","Tuo","Di","Zhang","Mang","Chi","Yi","Gu","Gong","Du","Yi","Qi",
"Shu","Gang","Tiao","Moku","Soma","Tochi","Lai","Sugi","Mang","Yang","Ma","Miao","Si","Yuan","Hang","Fei","Bei","Jie","Dong","Gao","Yao","Xian","Chu","Qun","Pa",
"Shu","Hua","Xin","Chou","Zhu","Chou","Song","Ban","Song","Ji","Yue","Jin","Gou","Ji","Mao","Pi","Bi","Wang","Ang","Fang","Fen","Yi","Fu","Nan","Xi","Hu","Ya","\
Dou","Xun","Zhen","Yao","Lin","Rui","E","Mei","Zhao","Guo","Zhi","Cong","Yun","Waku","Dou","Shu","Zao",null,"Li","Haze","Jian","Cheng","Matsu","Qiang","Feng","N\
an","Xiao","Xian","Ku","Ping","Yi","Xi","Zhi","Guai","Xiao","Jia","Jia","Gou","Fu","Mo","Yi","Ye","Ye","Shi","Nie","Bi","Duo","Yi","Ling","Bing","Ni","La","He",
"Pan","Fan","Zhong","Dai","Ci","Yang","Fu","Bo","Mou","Gan","Qi","Ran","Rou","Mao","Zhao","Song","Zhe","Xia","You","Shen","Ju","Tuo","Zuo","Nan","Ning","Yong","\
Di","Zhi","Zha","Cha","Dan","Gu","Pu","Jiu","Ao","Fu","Jian","Bo","Duo","Ke","Nai","Zhu","Bi","Liu","Chai","Zha","Si","Zhu","Pei","Shi","Guai","Cha","Yao","Jue",
"Jiu","Shi"],_b=["Zhi","Liu","Mei","Hoy","Rong","Zha",null,"Biao","Zhan","Jie","Long","Dong","Lu","Sayng","Li","Lan","Yong","Shu","Xun","Shuan","Qi","Zhen","Qi",
"Li","Yi","Xiang","Zhen","Li","Su","Gua","Kan","Bing","Ren","Xiao","Bo","Ren","Bing","Zi","Chou","Yi","Jie","Xu","Zhu","Jian","Zui","Er","Er","You","Fa","Gong",
"Kao","Lao","Zhan","Li","Yin","Yang","He","Gen","Zhi","Chi","Ge","Zai","Luan","Fu","Jie","Hang","Gui","Tao","Guang","Wei","Kuang","Ru","An","An","Juan","Yi","Zh\
uo","Ku","Zhi","Qiong","Tong","Sang","Sang","Huan","Jie","Jiu","Xue","Duo","Zhui","Yu","Zan","Kasei","Ying","Masu",null,"Zhan","Ya","Nao","Zhen","Dang","Qi","Qi\
ao","Hua","Kuai","Jiang","Zhuang","Xun","Suo","Sha","Zhen","Bei","Ting","Gua","Jing","Bo","Ben","Fu","Rui","Tong","Jue","Xi","Lang","Liu","Feng","Qi","Wen","Jun",
"Gan","Cu","Liang","Qiu","Ting","You","Mei","Bang","Long","Peng","Zhuang","Di","Xuan","Tu","Zao","Ao","Gu","Bi","Di","Han","Zi","Zhi","Ren","Bei","Geng","Jian",
"Huan","Wan","Nuo","Jia","Tiao","Ji","Xiao","Lu","Huan","Shao","Cen","Fen","Song","Meng","Wu","Li","Li","Dou","Cen","Ying","Suo","Ju","Ti","Jie","Kun","Zhuo","S\
hu","Chan","Fan","Wei","Jing","Li","Bing","Fumoto","Shikimi","Tao","Zhi","Lai","Lian","Jian","Zhuo","Ling","Li","Qi","Bing","Zhun","Cong","Qian","Mian","Qi","Qi",
"Cai","Gun","Chan","Te","Fei","Pai","Bang","Pou","Hun","Zong","Cheng","Zao","Ji","Li","Peng","Yu","Yu","Gu","Hun","Dong","Tang","Gang","Wang","Di","Xi","Fan","C\
heng","Zhan","Qi","Yuan","Yan","Yu","Quan","Yi","Sen","Ren","Chui","Leng","Qi","Zhuo","Fu","Ke","Lai","Zou","Zou","Zhuo","Guan","Fen","Fen","Chen","Qiong","Nie"],
Pb=["Wan","Guo","Lu","Hao","Jie","Yi","Chou","Ju","Ju","Cheng","Zuo","Liang","Qiang","Zhi","Zhui","Ya","Ju","Bei","Jiao","Zhuo","Zi","Bin","Peng","Ding","Chu","\
Chang","Kunugi","Momiji","Jian","Gui","Xi","Du","Qian","Kunugi","Soko","Shide","Luo","Zhi","Ken","Myeng","Tafu",null,"Peng","Zhan",null,"Tuo","Sen","Duo","Ye","\
Fou","Wei","Wei","Duan","Jia","Zong","Jian","Yi","Shen","Xi","Yan","Yan","Chuan","Zhan","Chun","Yu","He","Zha","Wo","Pian","Bi","Yao","Huo","Xu","Ruo","Yang","L\
a","Yan","Ben","Hun","Kui","Jie","Kui","Si","Feng","Xie","Tuo","Zhi","Jian","Mu","Mao","Chu","Hu","Hu","Lian","Leng","Ting","Nan","Yu","You","Mei","Song","Xuan",
"Xuan","Ying","Zhen","Pian","Ye","Ji","Jie","Ye","Chu","Shun","Yu","Cou","Wei","Mei","Di","Ji","Jie","Kai","Qiu","Ying","Rou","Heng","Lou","Le","Hazou","Katsura",
"Pin","Muro","Gai","Tan","Lan","Yun","Yu","Chen","Lu","Ju","Sakaki",null,"Pi","Xie","Jia","Yi","Zhan","Fu","Nai","Mi","Lang","Rong","Gu","Jian","Ju","Ta","Yao",
"Zhen","Bang","Sha","Yuan","Zi","Ming","Su","Jia","Yao","Jie","Huang","Gan","Fei","Zha","Qian","Ma","Sun","Yuan","Xie","Rong","Shi","Zhi","Cui","Yun","Ting","Li\
u","Rong","Tang","Que","Zhai","Si","Sheng","Ta","Ke","Xi","Gu","Qi","Kao","Gao","Sun","Pan","Tao","Ge","Xun","Dian","Nou","Ji","Shuo","Gou","Chui","Qiang","Cha",
"Qian","Huai","Mei","Xu","Gang","Gao","Zhuo","Tuo","Hashi","Yang","Dian","Jia","Jian","Zui","Kashi","Ori","Bin","Zhu",null,"Xi","Qi","Lian","Hui","Yong","Qian",
"Guo","Gai","Gai","Tuan","Hua","Cu","Sen","Cui","Beng","You","Hu","Jiang","Hu","Huan","Kui","Yi","Nie","Gao","Kang","Gui","Gui","Cao","Man","Jin"],Mb=["Di","Zhu\
ang","Le","Lang","Chen","Cong","Li","Xiu","Qing","Shuang","Fan","Tong","Guan","Ji","Suo","Lei","Lu","Liang","Mi","Lou","Chao","Su","Ke","Shu","Tang","Biao","Lu",
"Jiu","Shu","Zha","Shu","Zhang","Men","Mo","Niao","Yang","Tiao","Peng","Zhu","Sha","Xi","Quan","Heng","Jian","Cong",null,"Hokuso","Qiang","Tara","Ying","Er","Xi\
n","Zhi","Qiao","Zui","Cong","Pu","Shu","Hua","Kui","Zhen","Zun","Yue","Zhan","Xi","Xun","Dian","Fa","Gan","Mo","Wu","Qiao","Nao","Lin","Liu","Qiao","Xian","Run",
"Fan","Zhan","Tuo","Lao","Yun","Shun","Tui","Cheng","Tang","Meng","Ju","Cheng","Su","Jue","Jue","Tan","Hui","Ji","Nuo","Xiang","Tuo","Ning","Rui","Zhu","Chuang",
"Zeng","Fen","Qiong","Ran","Heng","Cen","Gu","Liu","Lao","Gao","Chu","Zusa","Nude","Ca","San","Ji","Dou","Shou","Lu",null,null,"Yuan","Ta","Shu","Jiang","Tan","\
Lin","Nong","Yin","Xi","Sui","Shan","Zui","Xuan","Cheng","Gan","Ju","Zui","Yi","Qin","Pu","Yan","Lei","Feng","Hui","Dang","Ji","Sui","Bo","Bi","Ding","Chu","Zhu\
a","Kuai","Ji","Jie","Jia","Qing","Zhe","Jian","Qiang","Dao","Yi","Biao","Song","She","Lin","Kunugi","Cha","Meng","Yin","Tao","Tai","Mian","Qi","Toan","Bin","Hu\
o","Ji","Qian","Mi","Ning","Yi","Gao","Jian","Yin","Er","Qing","Yan","Qi","Mi","Zhao","Gui","Chun","Ji","Kui","Po","Deng","Chu",null,"Mian","You","Zhi","Guang",
"Qian","Lei","Lei","Sa","Lu","Li","Cuan","Lu","Mie","Hui","Ou","Lu","Jie","Gao","Du","Yuan","Li","Fei","Zhuo","Sou","Lian","Tamo","Chu",null,"Zhu","Lu","Yan","L\
i","Zhu","Chen","Jie","E","Su","Huai","Nie","Yu","Long","Lai",null,"Xian","Kwi","Ju","Xiao","Ling","Ying","Jian","Yin","You","Ying"],Xb=["Xiang","Nong","Bo","Ch\
an","Lan","Ju","Shuang","She","Wei","Cong","Quan","Qu","Cang",null,"Yu","Luo","Li","Zan","Luan","Dang","Jue","Em","Lan","Lan","Zhu","Lei","Li","Ba","Nang","Yu",
"Ling","Tsuki","Qian","Ci","Huan","Xin","Yu","Yu","Qian","Ou","Xu","Chao","Chu","Chi","Kai","Yi","Jue","Xi","Xu","Xia","Yu","Kuai","Lang","Kuan","Shuo","Xi","Ai",
"Yi","Qi","Hu","Chi","Qin","Kuan","Kan","Kuan","Kan","Chuan","Sha","Gua","Yin","Xin","Xie","Yu","Qian","Xiao","Yi","Ge","Wu","Tan","Jin","Ou","Hu","Ti","Huan","\
Xu","Pen","Xi","Xiao","Xu","Xi","Sen","Lian","Chu","Yi","Kan","Yu","Chuo","Huan","Zhi","Zheng","Ci","Bu","Wu","Qi","Bu","Bu","Wai","Ju","Qian","Chi","Se","Chi",
"Se","Zhong","Sui","Sui","Li","Cuo","Yu","Li","Gui","Dai","Dai","Si","Jian","Zhe","Mo","Mo","Yao","Mo","Cu","Yang","Tian","Sheng","Dai","Shang","Xu","Xun","Shu",
"Can","Jue","Piao","Qia","Qiu","Su","Qing","Yun","Lian","Yi","Fou","Zhi","Ye","Can","Hun","Dan","Ji","Ye","Zhen","Yun","Wen","Chou","Bin","Ti","Jin","Shang","Yi\
n","Diao","Cu","Hui","Cuan","Yi","Dan","Du","Jiang","Lian","Bin","Du","Tsukusu","Jian","Shu","Ou","Duan","Zhu","Yin","Qing","Yi","Sha","Que","Ke","Yao","Jun","D\
ian","Hui","Hui","Gu","Que","Ji","Yi","Ou","Hui","Duan","Yi","Xiao","Wu","Guan","Mu","Mei","Mei","Ai","Zuo","Du","Yu","Bi","Bi","Bi","Pi","Pi","Bi","Chan","Mao",
null,null,"Pu","Mushiru","Jia","Zhan","Sai","Mu","Tuo","Xun","Er","Rong","Xian","Ju","Mu","Hao","Qiu","Dou","Mushiru","Tan","Pei","Ju","Duo","Cui","Bi","San",null,
"Mao","Sui","Yu","Yu","Tuo","He","Jian","Ta","San"],Eb=["Lu","Mu","Li","Tong","Rong","Chang","Pu","Luo","Zhan","Sao","Zhan","Meng","Luo","Qu","Die","Shi","Di","\
Min","Jue","Mang","Qi","Pie","Nai","Qi","Dao","Xian","Chuan","Fen","Ri","Nei",null,"Fu","Shen","Dong","Qing","Qi","Yin","Xi","Hai","Yang","An","Ya","Ke","Qing",
"Ya","Dong","Dan","Lu","Qing","Yang","Yun","Yun","Shui","San","Zheng","Bing","Yong","Dang","Shitamizu","Le","Ni","Tun","Fan","Gui","Ting","Zhi","Qiu","Bin","Ze",
"Mian","Cuan","Hui","Diao","Han","Cha","Zhuo","Chuan","Wan","Fan","Dai","Xi","Tuo","Mang","Qiu","Qi","Shan","Pai","Han","Qian","Wu","Wu","Xun","Si","Ru","Gong",
"Jiang","Chi","Wu","Tsuchi",null,"Tang","Zhi","Chi","Qian","Mi","Yu","Wang","Qing","Jing","Rui","Jun","Hong","Tai","Quan","Ji","Bian","Bian","Gan","Wen","Zhong",
"Fang","Xiong","Jue","Hang","Niou","Qi","Fen","Xu","Xu","Qin","Yi","Wo","Yun","Yuan","Hang","Yan","Shen","Chen","Dan","You","Dun","Hu","Huo","Qie","Mu","Rou","M\
ei","Ta","Mian","Wu","Chong","Tian","Bi","Sha","Zhi","Pei","Pan","Zhui","Za","Gou","Liu","Mei","Ze","Feng","Ou","Li","Lun","Cang","Feng","Wei","Hu","Mo","Mei","\
Shu","Ju","Zan","Tuo","Tuo","Tuo","He","Li","Mi","Yi","Fa","Fei","You","Tian","Zhi","Zhao","Gu","Zhan","Yan","Si","Kuang","Jiong","Ju","Xie","Qiu","Yi","Jia","Z\
hong","Quan","Bo","Hui","Mi","Ben","Zhuo","Chu","Le","You","Gu","Hong","Gan","Fa","Mao","Si","Hu","Ping","Ci","Fan","Chi","Su","Ning","Cheng","Ling","Pao","Bo",
"Qi","Si","Ni","Ju","Yue","Zhu","Sheng","Lei","Xuan","Xue","Fu","Pan","Min","Tai","Yang","Ji","Yong","Guan","Beng","Xue","Long","Lu",null,"Bo","Xie","Po","Ze","\
Jing","Yin"],$b=["Zhou","Ji","Yi","Hui","Hui","Zui","Cheng","Yin","Wei","Hou","Jian","Yang","Lie","Si","Ji","Er","Xing","Fu","Sa","Suo","Zhi","Yin","Wu","Xi","K\
ao","Zhu","Jiang","Luo",null,"An","Dong","Yi","Mou","Lei","Yi","Mi","Quan","Jin","Mo","Wei","Xiao","Xie","Hong","Xu","Shuo","Kuang","Tao","Qie","Ju","Er","Zhou",
"Ru","Ping","Xun","Xiong","Zhi","Guang","Huan","Ming","Huo","Wa","Qia","Pai","Wu","Qu","Liu","Yi","Jia","Jing","Qian","Jiang","Jiao","Cheng","Shi","Zhuo","Ce","\
Pal","Kuai","Ji","Liu","Chan","Hun","Hu","Nong","Xun","Jin","Lie","Qiu","Wei","Zhe","Jun","Han","Bang","Mang","Zhuo","You","Xi","Bo","Dou","Wan","Hong","Yi","Pu",
"Ying","Lan","Hao","Lang","Han","Li","Geng","Fu","Wu","Lian","Chun","Feng","Yi","Yu","Tong","Lao","Hai","Jin","Jia","Chong","Weng","Mei","Sui","Cheng","Pei","Xi\
an","Shen","Tu","Kun","Pin","Nie","Han","Jing","Xiao","She","Nian","Tu","Yong","Xiao","Xian","Ting","E","Su","Tun","Juan","Cen","Ti","Li","Shui","Si","Lei","Shu\
i","Tao","Du","Lao","Lai","Lian","Wei","Wo","Yun","Huan","Di",null,"Run","Jian","Zhang","Se","Fu","Guan","Xing","Shou","Shuan","Ya","Chuo","Zhang","Ye","Kong","\
Wo","Han","Tuo","Dong","He","Wo","Ju","Gan","Liang","Hun","Ta","Zhuo","Dian","Qie","De","Juan","Zi","Xi","Yao","Qi","Gu","Guo","Han","Lin","Tang","Zhou","Peng",
"Hao","Chang","Shu","Qi","Fang","Chi","Lu","Nao","Ju","Tao","Cong","Lei","Zhi","Peng","Fei","Song","Tian","Pi","Dan","Yu","Ni","Yu","Lu","Gan","Mi","Jing","Ling",
"Lun","Yin","Cui","Qu","Huai","Yu","Nian","Shen","Piao","Chun","Wa","Yuan","Lai","Hun","Qing","Yan","Qian","Tian","Miao","Zhi","Yin","Mi"],Hb=["Ben","Yuan","Wen",
"Re","Fei","Qing","Yuan","Ke","Ji","She","Yuan","Shibui","Lu","Zi","Du",null,"Jian","Min","Pi","Tani","Yu","Yuan","Shen","Shen","Rou","Huan","Zhu","Jian","Nuan",
"Yu","Qiu","Ting","Qu","Du","Feng","Zha","Bo","Wo","Wo","Di","Wei","Wen","Ru","Xie","Ce","Wei","Ge","Gang","Yan","Hong","Xuan","Mi","Ke","Mao","Ying","Yan","You",
"Hong","Miao","Xing","Mei","Zai","Hun","Nai","Kui","Shi","E","Pai","Mei","Lian","Qi","Qi","Mei","Tian","Cou","Wei","Can","Tuan","Mian","Hui","Mo","Xu","Ji","Pen",
"Jian","Jian","Hu","Feng","Xiang","Yi","Yin","Zhan","Shi","Jie","Cheng","Huang","Tan","Yu","Bi","Min","Shi","Tu","Sheng","Yong","Qu","Zhong","Suei","Jiu","Jiao",
"Qiou","Yin","Tang","Long","Huo","Yuan","Nan","Ban","You","Quan","Chui","Liang","Chan","Yan","Chun","Nie","Zi","Wan","Shi","Man","Ying","Ratsu","Kui",null,"Jian",
"Xu","Lu","Gui","Gai",null,null,"Po","Jin","Gui","Tang","Yuan","Suo","Yuan","Lian","Yao","Meng","Zhun","Sheng","Ke","Tai","Da","Wa","Liu","Gou","Sao","Ming","Zh\
a","Shi","Yi","Lun","Ma","Pu","Wei","Li","Cai","Wu","Xi","Wen","Qiang","Ze","Shi","Su","Yi","Zhen","Sou","Yun","Xiu","Yin","Rong","Hun","Su","Su","Ni","Ta","Shi",
"Ru","Wei","Pan","Chu","Chu","Pang","Weng","Cang","Mie","He","Dian","Hao","Huang","Xi","Zi","Di","Zhi","Ying","Fu","Jie","Hua","Ge","Zi","Tao","Teng","Sui","Bi",
"Jiao","Hui","Gun","Yin","Gao","Long","Zhi","Yan","She","Man","Ying","Chun","Lu","Lan","Luan",null,"Bin","Tan","Yu","Sou","Hu","Bi","Biao","Zhi","Jiang","Kou","\
Shen","Shang","Di","Mi","Ao","Lu","Hu","Hu","You","Chan","Fan","Yong","Gun","Man"],Rb=["Qing","Yu","Piao","Ji","Ya","Jiao","Qi","Xi","Ji","Lu","Lu","Long","Jin",
"Guo","Cong","Lou","Zhi","Gai","Qiang","Li","Yan","Cao","Jiao","Cong","Qun","Tuan","Ou","Teng","Ye","Xi","Mi","Tang","Mo","Shang","Han","Lian","Lan","Wa","Li","\
Qian","Feng","Xuan","Yi","Man","Zi","Mang","Kang","Lei","Peng","Shu","Zhang","Zhang","Chong","Xu","Huan","Kuo","Jian","Yan","Chuang","Liao","Cui","Ti","Yang","J\
iang","Cong","Ying","Hong","Xun","Shu","Guan","Ying","Xiao",null,null,"Xu","Lian","Zhi","Wei","Pi","Jue","Jiao","Po","Dang","Hui","Jie","Wu","Pa","Ji","Pan","Gu\
i","Xiao","Qian","Qian","Xi","Lu","Xi","Xuan","Dun","Huang","Min","Run","Su","Liao","Zhen","Zhong","Yi","Di","Wan","Dan","Tan","Chao","Xun","Kui","Yie","Shao","\
Tu","Zhu","San","Hei","Bi","Shan","Chan","Chan","Shu","Tong","Pu","Lin","Wei","Se","Se","Cheng","Jiong","Cheng","Hua","Jiao","Lao","Che","Gan","Cun","Heng","Si",
"Shu","Peng","Han","Yun","Liu","Hong","Fu","Hao","He","Xian","Jian","Shan","Xi","Oki",null,"Lan",null,"Yu","Lin","Min","Zao","Dang","Wan","Ze","Xie","Yu","Li","\
Shi","Xue","Ling","Man","Zi","Yong","Kuai","Can","Lian","Dian","Ye","Ao","Huan","Zhen","Chan","Man","Dan","Dan","Yi","Sui","Pi","Ju","Ta","Qin","Ji","Zhuo","Lia\
n","Nong","Guo","Jin","Fen","Se","Ji","Sui","Hui","Chu","Ta","Song","Ding",null,"Zhu","Lai","Bin","Lian","Mi","Shi","Shu","Mi","Ning","Ying","Ying","Meng","Jin",
"Qi","Pi","Ji","Hao","Ru","Zui","Wo","Tao","Yin","Yin","Dui","Ci","Huo","Jing","Lan","Jun","Ai","Pu","Zhuo","Wei","Bin","Gu","Qian","Xing","Hama","Kuo","Fei",null,
"Boku","Jian","Wei","Luo","Zan","Lu","Li"],xb=["You","Yang","Lu","Si","Jie","Ying","Du","Wang","Hui","Xie","Pan","Shen","Biao","Chan","Mo","Liu","Jian","Pu","Se",
"Cheng","Gu","Bin","Huo","Xian","Lu","Qin","Han","Ying","Yong","Li","Jing","Xiao","Ying","Sui","Wei","Xie","Huai","Hao","Zhu","Long","Lai","Dui","Fan","Hu","Lai",
null,null,"Ying","Mi","Ji","Lian","Jian","Ying","Fen","Lin","Yi","Jian","Yue","Chan","Dai","Rang","Jian","Lan","Fan","Shuang","Yuan","Zhuo","Feng","She","Lei","\
Lan","Cong","Qu","Yong","Qian","Fa","Guan","Que","Yan","Hao","Hyeng","Sa","Zan","Luan","Yan","Li","Mi","Shan","Tan","Dang","Jiao","Chan",null,"Hao","Ba","Zhu","\
Lan","Lan","Nang","Wan","Luan","Xun","Xian","Yan","Gan","Yan","Yu","Huo","Si","Mie","Guang","Deng","Hui","Xiao","Xiao","Hu","Hong","Ling","Zao","Zhuan","Jiu","Z\
ha","Xie","Chi","Zhuo","Zai","Zai","Can","Yang","Qi","Zhong","Fen","Niu","Jiong","Wen","Po","Yi","Lu","Chui","Pi","Kai","Pan","Yan","Kai","Pang","Mu","Chao","Li\
ao","Gui","Kang","Tun","Guang","Xin","Zhi","Guang","Guang","Wei","Qiang",null,"Da","Xia","Zheng","Zhu","Ke","Zhao","Fu","Ba","Duo","Duo","Ling","Zhuo","Xuan","J\
u","Tan","Pao","Jiong","Pao","Tai","Tai","Bing","Yang","Tong","Han","Zhu","Zha","Dian","Wei","Shi","Lian","Chi","Huang",null,"Hu","Shuo","Lan","Jing","Jiao","Xu",
"Xing","Quan","Lie","Huan","Yang","Xiao","Xiu","Xian","Yin","Wu","Zhou","Yao","Shi","Wei","Tong","Xue","Zai","Kai","Hong","Luo","Xia","Zhu","Xuan","Zheng","Po",
"Yan","Hui","Guang","Zhe","Hui","Kao",null,"Fan","Shao","Ye","Hui",null,"Tang","Jin","Re",null,"Xi","Fu","Jiong","Che","Pu","Jing","Zhuo","Ting","Wan","Hai","Pe\
ng","Lang","Shan","Hu","Feng","Chi","Rong"],Nb=["Hu","Xi","Shu","He","Xun","Ku","Jue","Xiao","Xi","Yan","Han","Zhuang","Jun","Di","Xie","Ji","Wu",null,null,"Han",
"Yan","Huan","Men","Ju","Chou","Bei","Fen","Lin","Kun","Hun","Tun","Xi","Cui","Wu","Hong","Ju","Fu","Wo","Jiao","Cong","Feng","Ping","Qiong","Ruo","Xi","Qiong",
"Xin","Zhuo","Yan","Yan","Yi","Jue","Yu","Gang","Ran","Pi","Gu",null,"Sheng","Chang","Shao",null,null,null,null,"Chen","He","Kui","Zhong","Duan","Xia","Hui","Fe\
ng","Lian","Xuan","Xing","Huang","Jiao","Jian","Bi","Ying","Zhu","Wei","Tuan","Tian","Xi","Nuan","Nuan","Chan","Yan","Jiong","Jiong","Yu","Mei","Sha","Wei","Ye",
"Xin","Qiong","Rou","Mei","Huan","Xu","Zhao","Wei","Fan","Qiu","Sui","Yang","Lie","Zhu","Jie","Gao","Gua","Bao","Hu","Yun","Xia",null,null,"Bian","Gou","Tui","T\
ang","Chao","Shan","N","Bo","Huang","Xie","Xi","Wu","Xi","Yun","He","He","Xi","Yun","Xiong","Nai","Shan","Qiong","Yao","Xun","Mi","Lian","Ying","Wen","Rong","Oo\
zutsu",null,"Qiang","Liu","Xi","Bi","Biao","Zong","Lu","Jian","Shou","Yi","Lou","Feng","Sui","Yi","Tong","Jue","Zong","Yun","Hu","Yi","Zhi","Ao","Wei","Liao","H\
an","Ou","Re","Jiong","Man",null,"Shang","Cuan","Zeng","Jian","Xi","Xi","Xi","Yi","Xiao","Chi","Huang","Chan","Ye","Qian","Ran","Yan","Xian","Qiao","Zun","Deng",
"Dun","Shen","Jiao","Fen","Si","Liao","Yu","Lin","Tong","Shao","Fen","Fan","Yan","Xun","Lan","Mei","Tang","Yi","Jing","Men",null,null,"Ying","Yu","Yi","Xue","La\
n","Tai","Zao","Can","Sui","Xi","Que","Cong","Lian","Hui","Zhu","Xie","Ling","Wei","Yi","Xie","Zhao","Hui","Tatsu","Nung","Lan","Ru","Xian","Kao","Xun","Jin","C\
hou","Chou","Yao"],Fb=["He","Lan","Biao","Rong","Li","Mo","Bao","Ruo","Lu","La","Ao","Xun","Kuang","Shuo",null,"Li","Lu","Jue","Liao","Yan","Xi","Xie","Long","Y\
e",null,"Rang","Yue","Lan","Cong","Jue","Tong","Guan",null,"Che","Mi","Tang","Lan","Zhu",null,"Ling","Cuan","Yu","Zhua","Tsumekanmuri","Pa","Zheng","Pao","Cheng",
"Yuan","Ai","Wei",null,"Jue","Jue","Fu","Ye","Ba","Die","Ye","Yao","Zu","Shuang","Er","Qiang","Chuang","Ge","Zang","Die","Qiang","Yong","Qiang","Pian","Ban","Pa\
n","Shao","Jian","Pai","Du","Chuang","Tou","Zha","Bian","Die","Bang","Bo","Chuang","You",null,"Du","Ya","Cheng","Niu","Ushihen","Pin","Jiu","Mou","Tuo","Mu","La\
o","Ren","Mang","Fang","Mao","Mu","Gang","Wu","Yan","Ge","Bei","Si","Jian","Gu","You","Ge","Sheng","Mu","Di","Qian","Quan","Quan","Zi","Te","Xi","Mang","Keng","\
Qian","Wu","Gu","Xi","Li","Li","Pou","Ji","Gang","Zhi","Ben","Quan","Run","Du","Ju","Jia","Jian","Feng","Pian","Ke","Ju","Kao","Chu","Xi","Bei","Luo","Jie","Ma",
"San","Wei","Li","Dun","Tong",null,"Jiang","Ikenie","Li","Du","Lie","Pi","Piao","Bao","Xi","Chou","Wei","Kui","Chou","Quan","Fan","Ba","Fan","Qiu","Ji","Cai","C\
huo","An","Jie","Zhuang","Guang","Ma","You","Kang","Bo","Hou","Ya","Yin","Huan","Zhuang","Yun","Kuang","Niu","Di","Qing","Zhong","Mu","Bei","Pi","Ju","Ni","Shen\
g","Pao","Xia","Tuo","Hu","Ling","Fei","Pi","Ni","Ao","You","Gou","Yue","Ju","Dan","Po","Gu","Xian","Ning","Huan","Hen","Jiao","He","Zhao","Ji","Xun","Shan","Ta",
"Rong","Shou","Tong","Lao","Du","Xia","Shi","Hua","Zheng","Yu","Sun","Yu","Bi","Mang","Xi","Juan","Li","Xia","Yin","Suan","Lang","Bei","Zhi","Yan"],kb=["Sha","L\
i","Han","Xian","Jing","Pai","Fei","Yao","Ba","Qi","Ni","Biao","Yin","Lai","Xi","Jian","Qiang","Kun","Yan","Guo","Zong","Mi","Chang","Yi","Zhi","Zheng","Ya","Me\
ng","Cai","Cu","She","Kari","Cen","Luo","Hu","Zong","Ji","Wei","Feng","Wo","Yuan","Xing","Zhu","Mao","Wei","Yuan","Xian","Tuan","Ya","Nao","Xie","Jia","Hou","Bi\
an","You","You","Mei","Zha","Yao","Sun","Bo","Ming","Hua","Yuan","Sou","Ma","Yuan","Dai","Yu","Shi","Hao",null,"Yi","Zhen","Chuang","Hao","Man","Jing","Jiang","\
Mu","Zhang","Chan","Ao","Ao","Hao","Cui","Fen","Jue","Bi","Bi","Huang","Pu","Lin","Yu","Tong","Yao","Liao","Shuo","Xiao","Swu","Ton","Xi","Ge","Juan","Du","Hui",
"Kuai","Xian","Xie","Ta","Xian","Xun","Ning","Pin","Huo","Nou","Meng","Lie","Nao","Guang","Shou","Lu","Ta","Xian","Mi","Rang","Huan","Nao","Luo","Xian","Qi","Ju\
e","Xuan","Miao","Zi","Lu","Lu","Yu","Su","Wang","Qiu","Ga","Ding","Le","Ba","Ji","Hong","Di","Quan","Gan","Jiu","Yu","Ji","Yu","Yang","Ma","Gong","Wu","Fu","We\
n","Jie","Ya","Fen","Bian","Beng","Yue","Jue","Yun","Jue","Wan","Jian","Mei","Dan","Pi","Wei","Huan","Xian","Qiang","Ling","Dai","Yi","An","Ping","Dian","Fu","X\
uan","Xi","Bo","Ci","Gou","Jia","Shao","Po","Ci","Ke","Ran","Sheng","Shen","Yi","Zu","Jia","Min","Shan","Liu","Bi","Zhen","Zhen","Jue","Fa","Long","Jin","Jiao",
"Jian","Li","Guang","Xian","Zhou","Gong","Yan","Xiu","Yang","Xu","Luo","Su","Zhu","Qin","Ken","Xun","Bao","Er","Xiang","Yao","Xia","Heng","Gui","Chong","Xu","Ba\
n","Pei",null,"Dang","Ei","Hun","Wen","E","Cheng","Ti","Wu","Wu","Cheng","Jun","Mei","Bei","Ting","Xian","Chuo"],Ob=["Han","Xuan","Yan","Qiu","Quan","Lang","Li",
"Xiu","Fu","Liu","Ye","Xi","Ling","Li","Jin","Lian","Suo","Chiisai",null,"Wan","Dian","Pin","Zhan","Cui","Min","Yu","Ju","Chen","Lai","Wen","Sheng","Wei","Dian",
"Chu","Zhuo","Pei","Cheng","Hu","Qi","E","Kun","Chang","Qi","Beng","Wan","Lu","Cong","Guan","Yan","Diao","Bei","Lin","Qin","Pi","Pa","Que","Zhuo","Qin","Fa",null,
"Qiong","Du","Jie","Hun","Yu","Mao","Mei","Chun","Xuan","Ti","Xing","Dai","Rou","Min","Zhen","Wei","Ruan","Huan","Jie","Chuan","Jian","Zhuan","Yang","Lian","Qua\
n","Xia","Duan","Yuan","Ye","Nao","Hu","Ying","Yu","Huang","Rui","Se","Liu","Shi","Rong","Suo","Yao","Wen","Wu","Jin","Jin","Ying","Ma","Tao","Liu","Tang","Li",
"Lang","Gui","Zhen","Qiang","Cuo","Jue","Zhao","Yao","Ai","Bin","Tu","Chang","Kun","Zhuan","Cong","Jin","Yi","Cui","Cong","Qi","Li","Ying","Suo","Qiu","Xuan","A\
o","Lian","Man","Zhang","Yin",null,"Ying","Zhi","Lu","Wu","Deng","Xiou","Zeng","Xun","Qu","Dang","Lin","Liao","Qiong","Su","Huang","Gui","Pu","Jing","Fan","Jin",
"Liu","Ji",null,"Jing","Ai","Bi","Can","Qu","Zao","Dang","Jiao","Gun","Tan","Hui","Huan","Se","Sui","Tian",null,"Yu","Jin","Lu","Bin","Shou","Wen","Zui","Lan","\
Xi","Ji","Xuan","Ruan","Huo","Gai","Lei","Du","Li","Zhi","Rou","Li","Zan","Qiong","Zhe","Gui","Sui","La","Long","Lu","Li","Zan","Lan","Ying","Mi","Xiang","Xi","\
Guan","Dao","Zan","Huan","Gua","Bo","Die","Bao","Hu","Zhi","Piao","Ban","Rang","Li","Wa","Dekaguramu","Jiang","Qian","Fan","Pen","Fang","Dan","Weng","Ou","Deshi\
guramu","Miriguramu","Thon","Hu","Ling","Yi","Ping","Ci","Hekutogura","Juan","Chang","Chi","Sarake","Dang","Meng","Pou"],Ab=["Zhui","Ping","Bian","Zhou","Zhen",
"Senchigura","Ci","Ying","Qi","Xian","Lou","Di","Ou","Meng","Zhuan","Peng","Lin","Zeng","Wu","Pi","Dan","Weng","Ying","Yan","Gan","Dai","Shen","Tian","Tian","Ha\
n","Chang","Sheng","Qing","Sheng","Chan","Chan","Rui","Sheng","Su","Sen","Yong","Shuai","Lu","Fu","Yong","Beng","Feng","Ning","Tian","You","Jia","Shen","Zha","D\
ian","Fu","Nan","Dian","Ping","Ting","Hua","Ting","Quan","Zi","Meng","Bi","Qi","Liu","Xun","Liu","Chang","Mu","Yun","Fan","Fu","Geng","Tian","Jie","Jie","Quan",
"Wei","Fu","Tian","Mu","Tap","Pan","Jiang","Wa","Da","Nan","Liu","Ben","Zhen","Chu","Mu","Mu","Ce","Cen","Gai","Bi","Da","Zhi","Lue","Qi","Lue","Pan","Kesa","Fa\
n","Hua","Yu","Yu","Mu","Jun","Yi","Liu","Yu","Die","Chou","Hua","Dang","Chuo","Ji","Wan","Jiang","Sheng","Chang","Tuan","Lei","Ji","Cha","Liu","Tatamu","Tuan",
"Lin","Jiang","Jiang","Chou","Bo","Die","Die","Pi","Nie","Dan","Shu","Shu","Zhi","Yi","Chuang","Nai","Ding","Bi","Jie","Liao","Gong","Ge","Jiu","Zhou","Xia","Sh\
an","Xu","Nue","Li","Yang","Chen","You","Ba","Jie","Jue","Zhi","Xia","Cui","Bi","Yi","Li","Zong","Chuang","Feng","Zhu","Pao","Pi","Gan","Ke","Ci","Xie","Qi","Da\
n","Zhen","Fa","Zhi","Teng","Ju","Ji","Fei","Qu","Dian","Jia","Xian","Cha","Bing","Ni","Zheng","Yong","Jing","Quan","Chong","Tong","Yi","Kai","Wei","Hui","Duo",
"Yang","Chi","Zhi","Hen","Ya","Mei","Dou","Jing","Xiao","Tong","Tu","Mang","Pi","Xiao","Suan","Pu","Li","Zhi","Cuo","Duo","Wu","Sha","Lao","Shou","Huan","Xian",
"Yi","Peng","Zhang","Guan","Tan","Fei","Ma","Lin","Chi","Ji","Dian","An","Chi","Bi","Bei","Min","Gu","Dui","E","Wei"],Qb=["Yu","Cui","Ya","Zhu","Cu","Dan","Shen",
"Zhung","Ji","Yu","Hou","Feng","La","Yang","Shen","Tu","Yu","Gua","Wen","Huan","Ku","Jia","Yin","Yi","Lu","Sao","Jue","Chi","Xi","Guan","Yi","Wen","Ji","Chuang",
"Ban","Lei","Liu","Chai","Shou","Nue","Dian","Da","Pie","Tan","Zhang","Biao","Shen","Cu","Luo","Yi","Zong","Chou","Zhang","Zhai","Sou","Suo","Que","Diao","Lou",
"Lu","Mo","Jin","Yin","Ying","Huang","Fu","Liao","Long","Qiao","Liu","Lao","Xian","Fei","Dan","Yin","He","Ai","Ban","Xian","Guan","Guai","Nong","Yu","Wei","Yi",
"Yong","Pi","Lei","Li","Shu","Dan","Lin","Dian","Lin","Lai","Pie","Ji","Chi","Yang","Xian","Jie","Zheng",null,"Li","Huo","Lai","Shaku","Dian","Xian","Ying","Yin",
"Qu","Yong","Tan","Dian","Luo","Luan","Luan","Bo",null,"Gui","Po","Fa","Deng","Fa","Bai","Bai","Qie","Bi","Zao","Zao","Mao","De","Pa","Jie","Huang","Gui","Ci","\
Ling","Gao","Mo","Ji","Jiao","Peng","Gao","Ai","E","Hao","Han","Bi","Wan","Chou","Qian","Xi","Ai","Jiong","Hao","Huang","Hao","Ze","Cui","Hao","Xiao","Ye","Po",
"Hao","Jiao","Ai","Xing","Huang","Li","Piao","He","Jiao","Pi","Gan","Pao","Zhou","Jun","Qiu","Cun","Que","Zha","Gu","Jun","Jun","Zhou","Zha","Gu","Zhan","Du","M\
in","Qi","Ying","Yu","Bei","Zhao","Zhong","Pen","He","Ying","He","Yi","Bo","Wan","He","Ang","Zhan","Yan","Jian","He","Yu","Kui","Fan","Gai","Dao","Pan","Fu","Qi\
u","Sheng","Dao","Lu","Zhan","Meng","Li","Jin","Xu","Jian","Pan","Guan","An","Lu","Shu","Zhou","Dang","An","Gu","Li","Mu","Cheng","Gan","Xu","Mang","Mang","Zhi",
"Qi","Ruan","Tian","Xiang","Dun","Xin","Xi","Pan","Feng","Dun","Min"],Bb=["Ming","Sheng","Shi","Yun","Mian","Pan","Fang","Miao","Dan","Mei","Mao","Kan","Xian","\
Ou","Shi","Yang","Zheng","Yao","Shen","Huo","Da","Zhen","Kuang","Ju","Shen","Chi","Sheng","Mei","Mo","Zhu","Zhen","Zhen","Mian","Di","Yuan","Die","Yi","Zi","Zi",
"Chao","Zha","Xuan","Bing","Mi","Long","Sui","Dong","Mi","Die","Yi","Er","Ming","Xuan","Chi","Kuang","Juan","Mou","Zhen","Tiao","Yang","Yan","Mo","Zhong","Mai",
"Zhao","Zheng","Mei","Jun","Shao","Han","Huan","Di","Cheng","Cuo","Juan","E","Wan","Xian","Xi","Kun","Lai","Jian","Shan","Tian","Hun","Wan","Ling","Shi","Qiong",
"Lie","Yai","Jing","Zheng","Li","Lai","Sui","Juan","Shui","Sui","Du","Bi","Bi","Mu","Hun","Ni","Lu","Yi","Jie","Cai","Zhou","Yu","Hun","Ma","Xia","Xing","Xi","G\
un","Cai","Chun","Jian","Mei","Du","Hou","Xuan","Ti","Kui","Gao","Rui","Mou","Xu","Fa","Wen","Miao","Chou","Kui","Mi","Weng","Kou","Dang","Chen","Ke","Sou","Xia",
"Qiong","Mao","Ming","Man","Shui","Ze","Zhang","Yi","Diao","Ou","Mo","Shun","Cong","Lou","Chi","Man","Piao","Cheng","Ji","Meng",null,"Run","Pie","Xi","Qiao","Pu",
"Zhu","Deng","Shen","Shun","Liao","Che","Xian","Kan","Ye","Xu","Tong","Mou","Lin","Kui","Xian","Ye","Ai","Hui","Zhan","Jian","Gu","Zhao","Qu","Wei","Chou","Sao",
"Ning","Xun","Yao","Huo","Meng","Mian","Bin","Mian","Li","Kuang","Jue","Xuan","Mian","Huo","Lu","Meng","Long","Guan","Man","Xi","Chu","Tang","Kan","Zhu","Mao","\
Jin","Lin","Yu","Shuo","Ce","Jue","Shi","Yi","Shen","Zhi","Hou","Shen","Ying","Ju","Zhou","Jiao","Cuo","Duan","Ai","Jiao","Zeng","Huo","Bai","Shi","Ding","Qi","\
Ji","Zi","Gan","Wu","Tuo","Ku","Qiang","Xi","Fan","Kuang"],Gb=["Dang","Ma","Sha","Dan","Jue","Li","Fu","Min","Nuo","Huo","Kang","Zhi","Qi","Kan","Jie","Fen","E",
"Ya","Pi","Zhe","Yan","Sui","Zhuan","Che","Dun","Pan","Yan",null,"Feng","Fa","Mo","Zha","Qu","Yu","Luo","Tuo","Tuo","Di","Zhai","Zhen","Ai","Fei","Mu","Zhu","Li",
"Bian","Nu","Ping","Peng","Ling","Pao","Le","Po","Bo","Po","Shen","Za","Nuo","Li","Long","Tong",null,"Li","Aragane","Chu","Keng","Quan","Zhu","Kuang","Huo","E",
"Nao","Jia","Lu","Wei","Ai","Luo","Ken","Xing","Yan","Tong","Peng","Xi",null,"Hong","Shuo","Xia","Qiao",null,"Wei","Qiao",null,"Keng","Xiao","Que","Chan","Lang",
"Hong","Yu","Xiao","Xia","Mang","Long","Iong","Che","Che","E","Liu","Ying","Mang","Que","Yan","Sha","Kun","Yu",null,"Kaki","Lu","Chen","Jian","Nue","Song","Zhuo",
"Keng","Peng","Yan","Zhui","Kong","Ceng","Qi","Zong","Qing","Lin","Jun","Bo","Ding","Min","Diao","Jian","He","Lu","Ai","Sui","Que","Ling","Bei","Yin","Dui","Wu",
"Qi","Lun","Wan","Dian","Gang","Pei","Qi","Chen","Ruan","Yan","Die","Ding","Du","Tuo","Jie","Ying","Bian","Ke","Bi","Wei","Shuo","Zhen","Duan","Xia","Dang","Ti",
"Nao","Peng","Jian","Di","Tan","Cha","Seki","Qi",null,"Feng","Xuan","Que","Que","Ma","Gong","Nian","Su","E","Ci","Liu","Si","Tang","Bang","Hua","Pi","Wei","Sang",
"Lei","Cuo","Zhen","Xia","Qi","Lian","Pan","Wei","Yun","Dui","Zhe","Ke","La",null,"Qing","Gun","Zhuan","Chan","Qi","Ao","Peng","Lu","Lu","Kan","Qiang","Chen","Y\
in","Lei","Biao","Qi","Mo","Qi","Cui","Zong","Qing","Chuo",null,"Ji","Shan","Lao","Qu","Zeng","Deng","Jian","Xi","Lin","Ding","Dian","Huang","Pan","Za","Qiao","\
Di","Li"],jb=["Tani","Jiao",null,"Zhang","Qiao","Dun","Xian","Yu","Zhui","He","Huo","Zhai","Lei","Ke","Chu","Ji","Que","Dang","Yi","Jiang","Pi","Pi","Yu","Pin",
"Qi","Ai","Kai","Jian","Yu","Ruan","Meng","Pao","Ci",null,null,"Mie","Ca","Xian","Kuang","Lei","Lei","Zhi","Li","Li","Fan","Que","Pao","Ying","Li","Long","Long",
"Mo","Bo","Shuang","Guan","Lan","Zan","Yan","Shi","Shi","Li","Reng","She","Yue","Si","Qi","Ta","Ma","Xie","Xian","Xian","Zhi","Qi","Zhi","Beng","Dui","Zhong",null,
"Yi","Shi","You","Zhi","Tiao","Fu","Fu","Mi","Zu","Zhi","Suan","Mei","Zuo","Qu","Hu","Zhu","Shen","Sui","Ci","Chai","Mi","Lu","Yu","Xiang","Wu","Tiao","Piao","Z\
hu","Gui","Xia","Zhi","Ji","Gao","Zhen","Gao","Shui","Jin","Chen","Gai","Kun","Di","Dao","Huo","Tao","Qi","Gu","Guan","Zui","Ling","Lu","Bing","Jin","Dao","Zhi",
"Lu","Shan","Bei","Zhe","Hui","You","Xi","Yin","Zi","Huo","Zhen","Fu","Yuan","Wu","Xian","Yang","Ti","Yi","Mei","Si","Di",null,"Zhuo","Zhen","Yong","Ji","Gao","\
Tang","Si","Ma","Ta",null,"Xuan","Qi","Yu","Xi","Ji","Si","Chan","Tan","Kuai","Sui","Li","Nong","Ni","Dao","Li","Rang","Yue","Ti","Zan","Lei","Rou","Yu","Yu","C\
hi","Xie","Qin","He","Tu","Xiu","Si","Ren","Tu","Zi","Cha","Gan","Yi","Xian","Bing","Nian","Qiu","Qiu","Zhong","Fen","Hao","Yun","Ke","Miao","Zhi","Geng","Bi","\
Zhi","Yu","Mi","Ku","Ban","Pi","Ni","Li","You","Zu","Pi","Ba","Ling","Mo","Cheng","Nian","Qin","Yang","Zuo","Zhi","Zhi","Shu","Ju","Zi","Huo","Ji","Cheng","Tong",
"Zhi","Huo","He","Yin","Zi","Zhi","Jie","Ren","Du","Yi","Zhu","Hui","Nong","Fu"],Kb=["Xi","Kao","Lang","Fu","Ze","Shui","Lu","Kun","Gan","Geng","Ti","Cheng","Tu",
"Shao","Shui","Ya","Lun","Lu","Gu","Zuo","Ren","Zhun","Bang","Bai","Ji","Zhi","Zhi","Kun","Leng","Peng","Ke","Bing","Chou","Zu","Yu","Su","Lue",null,"Yi","Xi","\
Bian","Ji","Fu","Bi","Nuo","Jie","Zhong","Zong","Xu","Cheng","Dao","Wen","Lian","Zi","Yu","Ji","Xu","Zhen","Zhi","Dao","Jia","Ji","Gao","Gao","Gu","Rong","Sui",
"You","Ji","Kang","Mu","Shan","Men","Zhi","Ji","Lu","Su","Ji","Ying","Wen","Qiu","Se",null,"Yi","Huang","Qie","Ji","Sui","Xiao","Pu","Jiao","Zhuo","Tong","Sai",
"Lu","Sui","Nong","Se","Hui","Rang","Nuo","Yu","Bin","Ji","Tui","Wen","Cheng","Huo","Gong","Lu","Biao",null,"Rang","Zhuo","Li","Zan","Xue","Wa","Jiu","Qiong","X\
i","Qiong","Kong","Yu","Sen","Jing","Yao","Chuan","Zhun","Tu","Lao","Qie","Zhai","Yao","Bian","Bao","Yao","Bing","Wa","Zhu","Jiao","Qiao","Diao","Wu","Gui","Yao",
"Zhi","Chuang","Yao","Tiao","Jiao","Chuang","Jiong","Xiao","Cheng","Kou","Cuan","Wo","Dan","Ku","Ke","Zhui","Xu","Su","Guan","Kui","Dou",null,"Yin","Wo","Wa","Y\
a","Yu","Ju","Qiong","Yao","Yao","Tiao","Chao","Yu","Tian","Diao","Ju","Liao","Xi","Wu","Kui","Chuang","Zhao",null,"Kuan","Long","Cheng","Cui","Piao","Zao","Cua\
n","Qiao","Qiong","Dou","Zao","Long","Qie","Li","Chu","Shi","Fou","Qian","Chu","Hong","Qi","Qian","Gong","Shi","Shu","Miao","Ju","Zhan","Zhu","Ling","Long","Bin\
g","Jing","Jing","Zhang","Yi","Si","Jun","Hong","Tong","Song","Jing","Diao","Yi","Shu","Jing","Qu","Jie","Ping","Duan","Shao","Zhuan","Ceng","Deng","Cui","Huai",
"Jing","Kan","Jing","Zhu","Zhu","Le","Peng","Yu","Chi","Gan"],Wb=["Mang","Zhu","Utsubo","Du","Ji","Xiao","Ba","Suan","Ji","Zhen","Zhao","Sun","Ya","Zhui","Yuan",
"Hu","Gang","Xiao","Cen","Pi","Bi","Jian","Yi","Dong","Shan","Sheng","Xia","Di","Zhu","Na","Chi","Gu","Li","Qie","Min","Bao","Tiao","Si","Fu","Ce","Ben","Pei","\
Da","Zi","Di","Ling","Ze","Nu","Fu","Gou","Fan","Jia","Ge","Fan","Shi","Mao","Po","Sey","Jian","Qiong","Long","Souke","Bian","Luo","Gui","Qu","Chi","Yin","Yao",
"Xian","Bi","Qiong","Gua","Deng","Jiao","Jin","Quan","Sun","Ru","Fa","Kuang","Zhu","Tong","Ji","Da","Xing","Ce","Zhong","Kou","Lai","Bi","Shai","Dang","Zheng","\
Ce","Fu","Yun","Tu","Pa","Li","Lang","Ju","Guan","Jian","Han","Tong","Xia","Zhi","Cheng","Suan","Shi","Zhu","Zuo","Xiao","Shao","Ting","Ce","Yan","Gao","Kuai","\
Gan","Chou","Kago","Gang","Yun","O","Qian","Xiao","Jian","Pu","Lai","Zou","Bi","Bi","Bi","Ge","Chi","Guai","Yu","Jian","Zhao","Gu","Chi","Zheng","Jing","Sha","Z\
hou","Lu","Bo","Ji","Lin","Suan","Jun","Fu","Zha","Gu","Kong","Qian","Quan","Jun","Chui","Guan","Yuan","Ce","Ju","Bo","Ze","Qie","Tuo","Luo","Dan","Xiao","Ruo",
"Jian","Xuan","Bian","Sun","Xiang","Xian","Ping","Zhen","Sheng","Hu","Shi","Zhu","Yue","Chun","Lu","Wu","Dong","Xiao","Ji","Jie","Huang","Xing","Mei","Fan","Chu\
i","Zhuan","Pian","Feng","Zhu","Hong","Qie","Hou","Qiu","Miao","Qian",null,"Kui","Sik","Lou","Yun","He","Tang","Yue","Chou","Gao","Fei","Ruo","Zheng","Gou","Nie",
"Qian","Xiao","Cuan","Gong","Pang","Du","Li","Bi","Zhuo","Chu","Shai","Chi","Zhu","Qiang","Long","Lan","Jian","Bu","Li","Hui","Bi","Di","Cong","Yan","Peng","Sen",
"Zhuan","Pai","Piao","Dou","Yu","Mie","Zhuan"],Ib=["Ze","Xi","Guo","Yi","Hu","Chan","Kou","Cu","Ping","Chou","Ji","Gui","Su","Lou","Zha","Lu","Nian","Suo","Cuan",
"Sasara","Suo","Le","Duan","Yana","Xiao","Bo","Mi","Si","Dang","Liao","Dan","Dian","Fu","Jian","Min","Kui","Dai","Qiao","Deng","Huang","Sun","Lao","Zan","Xiao",
"Du","Shi","Zan",null,"Pai","Hata","Pai","Gan","Ju","Du","Lu","Yan","Bo","Dang","Sai","Ke","Long","Qian","Lian","Bo","Zhou","Lai",null,"Lan","Kui","Yu","Yue","H\
ao","Zhen","Tai","Ti","Mi","Chou","Ji",null,"Hata","Teng","Zhuan","Zhou","Fan","Sou","Zhou","Kuji","Zhuo","Teng","Lu","Lu","Jian","Tuo","Ying","Yu","Lai","Long",
"Shinshi","Lian","Lan","Qian","Yue","Zhong","Qu","Lian","Bian","Duan","Zuan","Li","Si","Luo","Ying","Yue","Zhuo","Xu","Mi","Di","Fan","Shen","Zhe","Shen","Nu","\
Xie","Lei","Xian","Zi","Ni","Cun",null,"Qian","Kume","Bi","Ban","Wu","Sha","Kang","Rou","Fen","Bi","Cui",null,"Li","Chi","Nukamiso","Ro","Ba","Li","Gan","Ju","P\
o","Mo","Cu","Nian","Zhou","Li","Su","Tiao","Li","Qi","Su","Hong","Tong","Zi","Ce","Yue","Zhou","Lin","Zhuang","Bai",null,"Fen","Ji",null,"Sukumo","Liang","Xian",
"Fu","Liang","Can","Geng","Li","Yue","Lu","Ju","Qi","Cui","Bai","Zhang","Lin","Zong","Jing","Guo","Kouji","San","San","Tang","Bian","Rou","Mian","Hou","Xu","Zon\
g","Hu","Jian","Zan","Ci","Li","Xie","Fu","Ni","Bei","Gu","Xiu","Gao","Tang","Qiu","Sukumo","Cao","Zhuang","Tang","Mi","San","Fen","Zao","Kang","Jiang","Mo","Sa\
n","San","Nuo","Xi","Liang","Jiang","Kuai","Bo","Huan",null,"Zong","Xian","Nuo","Tuan","Nie","Li","Zuo","Di","Nie","Tiao","Lan","Mi","Jiao","Jiu","Xi","Gong","Z\
heng","Jiu","You"],zb=["Ji","Cha","Zhou","Xun","Yue","Hong","Yu","He","Wan","Ren","Wen","Wen","Qiu","Na","Zi","Tou","Niu","Fou","Jie","Shu","Chun","Pi","Yin","S\
ha","Hong","Zhi","Ji","Fen","Yun","Ren","Dan","Jin","Su","Fang","Suo","Cui","Jiu","Zha","Kinu","Jin","Fu","Zhi","Ci","Zi","Chou","Hong","Zha","Lei","Xi","Fu","X\
ie","Shen","Bei","Zhu","Qu","Ling","Zhu","Shao","Gan","Yang","Fu","Tuo","Zhen","Dai","Zhuo","Shi","Zhong","Xian","Zu","Jiong","Ban","Ju","Mo","Shu","Zui","Wata",
"Jing","Ren","Heng","Xie","Jie","Zhu","Chou","Gua","Bai","Jue","Kuang","Hu","Ci","Geng","Geng","Tao","Xie","Ku","Jiao","Quan","Gai","Luo","Xuan","Bing","Xian","\
Fu","Gei","Tong","Rong","Tiao","Yin","Lei","Xie","Quan","Xu","Lun","Die","Tong","Si","Jiang","Xiang","Hui","Jue","Zhi","Jian","Juan","Chi","Mian","Zhen","Lu","C\
heng","Qiu","Shu","Bang","Tong","Xiao","Wan","Qin","Geng","Xiu","Ti","Xiu","Xie","Hong","Xi","Fu","Ting","Sui","Dui","Kun","Fu","Jing","Hu","Zhi","Yan","Jiong",
"Feng","Ji","Sok","Kase","Zong","Lin","Duo","Li","Lu","Liang","Chou","Quan","Shao","Qi","Qi","Zhun","Qi","Wan","Qian","Xian","Shou","Wei","Qi","Tao","Wan","Gang",
"Wang","Beng","Zhui","Cai","Guo","Cui","Lun","Liu","Qi","Zhan","Bei","Chuo","Ling","Mian","Qi","Qie","Tan","Zong","Gun","Zou","Yi","Zi","Xing","Liang","Jin","Fe\
i","Rui","Min","Yu","Zong","Fan","Lu","Xu","Yingl","Zhang","Kasuri","Xu","Xiang","Jian","Ke","Xian","Ruan","Mian","Qi","Duan","Zhong","Di","Min","Miao","Yuan","\
Xie","Bao","Si","Qiu","Bian","Huan","Geng","Cong","Mian","Wei","Fu","Wei","Yu","Gou","Miao","Xie","Lian","Zong","Bian","Yun","Yin","Ti","Gua","Zhi","Yun","Cheng",
"Chan","Dai"],qb=["Xia","Yuan","Zong","Xu","Nawa","Odoshi","Geng","Sen","Ying","Jin","Yi","Zhui","Ni","Bang","Gu","Pan","Zhou","Jian","Cuo","Quan","Shuang","Yun",
"Xia","Shuai","Xi","Rong","Tao","Fu","Yun","Zhen","Gao","Ru","Hu","Zai","Teng","Xian","Su","Zhen","Zong","Tao","Horo","Cai","Bi","Feng","Cu","Li","Suo","Yin","X\
i","Zong","Lei","Zhuan","Qian","Man","Zhi","Lu","Mo","Piao","Lian","Mi","Xuan","Zong","Ji","Shan","Sui","Fan","Shuai","Beng","Yi","Sao","Mou","Zhou","Qiang","Hu\
n","Sem","Xi","Jung","Xiu","Ran","Xuan","Hui","Qiao","Zeng","Zuo","Zhi","Shan","San","Lin","Yu","Fan","Liao","Chuo","Zun","Jian","Rao","Chan","Rui","Xiu","Hui",
"Hua","Zuan","Xi","Qiang","Un","Da","Sheng","Hui","Xi","Se","Jian","Jiang","Huan","Zao","Cong","Jie","Jiao","Bo","Chan","Yi","Nao","Sui","Yi","Shai","Xu","Ji","\
Bin","Qian","Lan","Pu","Xun","Zuan","Qi","Peng","Li","Mo","Lei","Xie","Zuan","Kuang","You","Xu","Lei","Xian","Chan","Kou","Lu","Chan","Ying","Cai","Xiang","Xian",
"Zui","Zuan","Luo","Xi","Dao","Lan","Lei","Lian","Si","Jiu","Yu","Hong","Zhou","Xian","He","Yue","Ji","Wan","Kuang","Ji","Ren","Wei","Yun","Hong","Chun","Pi","S\
ha","Gang","Na","Ren","Zong","Lun","Fen","Zhi","Wen","Fang","Zhu","Yin","Niu","Shu","Xian","Gan","Xie","Fu","Lian","Zu","Shen","Xi","Zhi","Zhong","Zhou","Ban","\
Fu","Zhuo","Shao","Yi","Jing","Dai","Bang","Rong","Jie","Ku","Rao","Die","Heng","Hui","Gei","Xuan","Jiang","Luo","Jue","Jiao","Tong","Geng","Xiao","Juan","Xiu",
"Xi","Sui","Tao","Ji","Ti","Ji","Xu","Ling",null,"Xu","Qi","Fei","Chuo","Zhang","Gun","Sheng","Wei","Mian","Shou","Beng","Chou","Tao","Liu","Quan","Zong","Zhan",
"Wan","Lu"],Ub=["Zhui","Zi","Ke","Xiang","Jian","Mian","Lan","Ti","Miao","Qi","Yun","Hui","Si","Duo","Duan","Bian","Xian","Gou","Zhui","Huan","Di","Lu","Bian","\
Min","Yuan","Jin","Fu","Ru","Zhen","Feng","Shuai","Gao","Chan","Li","Yi","Jian","Bin","Piao","Man","Lei","Ying","Suo","Mou","Sao","Xie","Liao","Shan","Zeng","Ji\
ang","Qian","Zao","Huan","Jiao","Zuan","Fou","Xie","Gang","Fou","Que","Fou","Kaakeru","Bo","Ping","Hou",null,"Gang","Ying","Ying","Qing","Xia","Guan","Zun","Tan",
"Chang","Qi","Weng","Ying","Lei","Tan","Lu","Guan","Wang","Wang","Gang","Wang","Han",null,"Luo","Fu","Mi","Fa","Gu","Zhu","Ju","Mao","Gu","Min","Gang","Ba","Gua",
"Ti","Juan","Fu","Lin","Yan","Zhao","Zui","Gua","Zhuo","Yu","Zhi","An","Fa","Nan","Shu","Si","Pi","Ma","Liu","Ba","Fa","Li","Chao","Wei","Bi","Ji","Zeng","Tong",
"Liu","Ji","Juan","Mi","Zhao","Luo","Pi","Ji","Ji","Luan","Yang","Mie","Qiang","Ta","Mei","Yang","You","You","Fen","Ba","Gao","Yang","Gu","Qiang","Zang","Gao","\
Ling","Yi","Zhu","Di","Xiu","Qian","Yi","Xian","Rong","Qun","Qun","Qian","Huan","Zui","Xian","Yi","Yashinau","Qiang","Xian","Yu","Geng","Jie","Tang","Yuan","Xi",
"Fan","Shan","Fen","Shan","Lian","Lei","Geng","Nou","Qiang","Chan","Yu","Gong","Yi","Chong","Weng","Fen","Hong","Chi","Chi","Cui","Fu","Xia","Pen","Yi","La","Yi",
"Pi","Ling","Liu","Zhi","Qu","Xi","Xie","Xiang","Xi","Xi","Qi","Qiao","Hui","Hui","Xiao","Se","Hong","Jiang","Di","Cui","Fei","Tao","Sha","Chi","Zhu","Jian","Xu\
an","Shi","Pian","Zong","Wan","Hui","Hou","He","He","Han","Ao","Piao","Yi","Lian","Qu",null,"Lin","Pen","Qiao","Ao","Fan","Yi","Hui","Xuan","Dao"],Vb=["Yao","La\
o",null,"Kao","Mao","Zhe","Qi","Gou","Gou","Gou","Die","Die","Er","Shua","Ruan","Er","Nai","Zhuan","Lei","Ting","Zi","Geng","Chao","Hao","Yun","Pa","Pi","Chi","\
Si","Chu","Jia","Ju","He","Chu","Lao","Lun","Ji","Tang","Ou","Lou","Nou","Gou","Pang","Ze","Lou","Ji","Lao","Huo","You","Mo","Huai","Er","Zhe","Ting","Ye","Da",
"Song","Qin","Yun","Chi","Dan","Dan","Hong","Geng","Zhi",null,"Nie","Dan","Zhen","Che","Ling","Zheng","You","Wa","Liao","Long","Zhi","Ning","Tiao","Er","Ya","Di\
e","Gua",null,"Lian","Hao","Sheng","Lie","Pin","Jing","Ju","Bi","Di","Guo","Wen","Xu","Ping","Cong","Shikato",null,"Ting","Yu","Cong","Kui","Tsuraneru","Kui","C\
ong","Lian","Weng","Kui","Lian","Lian","Cong","Ao","Sheng","Song","Ting","Kui","Nie","Zhi","Dan","Ning","Qie","Ji","Ting","Ting","Long","Yu","Yu","Zhao","Si","S\
u","Yi","Su","Si","Zhao","Zhao","Rou","Yi","Le","Ji","Qiu","Ken","Cao","Ge","Di","Huan","Huang","Yi","Ren","Xiao","Ru","Zhou","Yuan","Du","Gang","Rong","Gan","C\
ha","Wo","Chang","Gu","Zhi","Han","Fu","Fei","Fen","Pei","Pang","Jian","Fang","Zhun","You","Na","Hang","Ken","Ran","Gong","Yu","Wen","Yao","Jin","Pi","Qian","Xi",
"Xi","Fei","Ken","Jing","Tai","Shen","Zhong","Zhang","Xie","Shen","Wei","Zhou","Die","Dan","Fei","Ba","Bo","Qu","Tian","Bei","Gua","Tai","Zi","Ku","Zhi","Ni","P\
ing","Zi","Fu","Pang","Zhen","Xian","Zuo","Pei","Jia","Sheng","Zhi","Bao","Mu","Qu","Hu","Ke","Yi","Yin","Xu","Yang","Long","Dong","Ka","Lu","Jing","Nu","Yan","\
Pang","Kua","Yi","Guang","Gai","Ge","Dong","Zhi","Xiao","Xiong","Xiong","Er","E","Xing","Pian","Neng","Zi","Gui"],eJ=["Cheng","Tiao","Zhi","Cui","Mei","Xie","Cu\
i","Xie","Mo","Mai","Ji","Obiyaakasu",null,"Kuai","Sa","Zang","Qi","Nao","Mi","Nong","Luan","Wan","Bo","Wen","Guan","Qiu","Jiao","Jing","Rou","Heng","Cuo","Lie",
"Shan","Ting","Mei","Chun","Shen","Xie","De","Zui","Cu","Xiu","Xin","Tuo","Pao","Cheng","Nei","Fu","Dou","Tuo","Niao","Noy","Pi","Gu","Gua","Li","Lian","Zhang",
"Cui","Jie","Liang","Zhou","Pi","Biao","Lun","Pian","Guo","Kui","Chui","Dan","Tian","Nei","Jing","Jie","La","Yi","An","Ren","Shen","Chuo","Fu","Fu","Ju","Fei","\
Qiang","Wan","Dong","Pi","Guo","Zong","Ding","Wu","Mei","Ruan","Zhuan","Zhi","Cou","Gua","Ou","Di","An","Xing","Nao","Yu","Chuan","Nan","Yun","Zhong","Rou","E",
"Sai","Tu","Yao","Jian","Wei","Jiao","Yu","Jia","Duan","Bi","Chang","Fu","Xian","Ni","Mian","Wa","Teng","Tui","Bang","Qian","Lu","Wa","Sou","Tang","Su","Zhui","\
Ge","Yi","Bo","Liao","Ji","Pi","Xie","Gao","Lu","Bin","Ou","Chang","Lu","Guo","Pang","Chuai","Piao","Jiang","Fu","Tang","Mo","Xi","Zhuan","Lu","Jiao","Ying","Lu",
"Zhi","Tara","Chun","Lian","Tong","Peng","Ni","Zha","Liao","Cui","Gui","Xiao","Teng","Fan","Zhi","Jiao","Shan","Wu","Cui","Run","Xiang","Sui","Fen","Ying","Tan",
"Zhua","Dan","Kuai","Nong","Tun","Lian","Bi","Yong","Jue","Chu","Yi","Juan","La","Lian","Sao","Tun","Gu","Qi","Cui","Bin","Xun","Ru","Huo","Zang","Xian","Biao",
"Xing","Kuan","La","Yan","Lu","Huo","Zang","Luo","Qu","Zang","Luan","Ni","Zang","Chen","Qian","Wo","Guang","Zang","Lin","Guang","Zi","Jiao","Nie","Chou","Ji","G\
ao","Chou","Mian","Nie","Zhi","Zhi","Ge","Jian","Die","Zhi","Xiu","Tai","Zhen","Jiu","Xian","Yu","Cha"],nJ=["Yao","Yu","Chong","Xi","Xi","Jiu","Yu","Yu","Xing",
"Ju","Jiu","Xin","She","She","Yadoru","Jiu","Shi","Tan","Shu","Shi","Tian","Dan","Pu","Pu","Guan","Hua","Tan","Chuan","Shun","Xia","Wu","Zhou","Dao","Gang","Sha\
n","Yi",null,"Pa","Tai","Fan","Ban","Chuan","Hang","Fang","Ban","Que","Hesaki","Zhong","Jian","Cang","Ling","Zhu","Ze","Duo","Bo","Xian","Ge","Chuan","Jia","Lu",
"Hong","Pang","Xi",null,"Fu","Zao","Feng","Li","Shao","Yu","Lang","Ting",null,"Wei","Bo","Meng","Nian","Ju","Huang","Shou","Zong","Bian","Mao","Die",null,"Bang",
"Cha","Yi","Sao","Cang","Cao","Lou","Dai","Sori","Yao","Tong","Yofune","Dang","Tan","Lu","Yi","Jie","Jian","Huo","Meng","Qi","Lu","Lu","Chan","Shuang","Gen","Li\
ang","Jian","Jian","Se","Yan","Fu","Ping","Yan","Yan","Cao","Cao","Yi","Le","Ting","Qiu","Ai","Nai","Tiao","Jiao","Jie","Peng","Wan","Yi","Chai","Mian","Mie","G\
an","Qian","Yu","Yu","Shuo","Qiong","Tu","Xia","Qi","Mang","Zi","Hui","Sui","Zhi","Xiang","Bi","Fu","Tun","Wei","Wu","Zhi","Qi","Shan","Wen","Qian","Ren","Fou",
"Kou","Jie","Lu","Xu","Ji","Qin","Qi","Yuan","Fen","Ba","Rui","Xin","Ji","Hua","Hua","Fang","Wu","Jue","Gou","Zhi","Yun","Qin","Ao","Chu","Mao","Ya","Fei","Reng",
"Hang","Cong","Yin","You","Bian","Yi","Susa","Wei","Li","Pi","E","Xian","Chang","Cang","Meng","Su","Yi","Yuan","Ran","Ling","Tai","Tiao","Di","Miao","Qiong","Li",
"Yong","Ke","Mu","Pei","Bao","Gou","Min","Yi","Yi","Ju","Pi","Ruo","Ku","Zhu","Ni","Bo","Bing","Shan","Qiu","Yao","Xian","Ben","Hong","Ying","Zha","Dong","Ju","\
Die","Nie","Gan","Hu","Ping","Mei","Fu","Sheng","Gu","Bi","Wei"],iJ=["Fu","Zhuo","Mao","Fan","Qie","Mao","Mao","Ba","Zi","Mo","Zi","Di","Chi","Ji","Jing","Long",
null,"Niao",null,"Xue","Ying","Qiong","Ge","Ming","Li","Rong","Yin","Gen","Qian","Chai","Chen","Yu","Xiu","Zi","Lie","Wu","Ji","Kui","Ce","Chong","Ci","Gou","Gu\
ang","Mang","Chi","Jiao","Jiao","Fu","Yu","Zhu","Zi","Jiang","Hui","Yin","Cha","Fa","Rong","Ru","Chong","Mang","Tong","Zhong",null,"Zhu","Xun","Huan","Kua","Qua\
n","Gai","Da","Jing","Xing","Quan","Cao","Jing","Er","An","Shou","Chi","Ren","Jian","Ti","Huang","Ping","Li","Jin","Lao","Shu","Zhuang","Da","Jia","Rao","Bi","Z\
e","Qiao","Hui","Qi","Dang",null,"Rong","Hun","Ying","Luo","Ying","Xun","Jin","Sun","Yin","Mai","Hong","Zhou","Yao","Du","Wei","Chu","Dou","Fu","Ren","Yin","He",
"Bi","Bu","Yun","Di","Tu","Sui","Sui","Cheng","Chen","Wu","Bie","Xi","Geng","Li","Fu","Zhu","Mo","Li","Zhuang","Ji","Duo","Qiu","Sha","Suo","Chen","Feng","Ju","\
Mei","Meng","Xing","Jing","Che","Xin","Jun","Yan","Ting","Diao","Cuo","Wan","Han","You","Cuo","Jia","Wang","You","Niu","Shao","Xian","Lang","Fu","E","Mo","Wen",
"Jie","Nan","Mu","Kan","Lai","Lian","Shi","Wo","Usagi","Lian","Huo","You","Ying","Ying","Nuc","Chun","Mang","Mang","Ci","Wan","Jing","Di","Qu","Dong","Jian","Zo\
u","Gu","La","Lu","Ju","Wei","Jun","Nie","Kun","He","Pu","Zi","Gao","Guo","Fu","Lun","Chang","Chou","Song","Chui","Zhan","Men","Cai","Ba","Li","Tu","Bo","Han","\
Bao","Qin","Juan","Xi","Qin","Di","Jie","Pu","Dang","Jin","Zhao","Tai","Geng","Hua","Gu","Ling","Fei","Jin","An","Wang","Beng","Zhou","Yan","Ju","Jian","Lin","T\
an","Shu","Tian","Dao"],aJ=["Hu","Qi","He","Cui","Tao","Chun","Bei","Chang","Huan","Fei","Lai","Qi","Meng","Ping","Wei","Dan","Sha","Huan","Yan","Yi","Tiao","Qi",
"Wan","Ce","Nai","Kutabireru","Tuo","Jiu","Tie","Luo",null,null,"Meng",null,"Yaji",null,"Ying","Ying","Ying","Xiao","Sa","Qiu","Ke","Xiang","Wan","Yu","Yu","Fu",
"Lian","Xuan","Yuan","Nan","Ze","Wo","Chun","Xiao","Yu","Pian","Mao","An","E","Luo","Ying","Huo","Gua","Jiang","Mian","Zuo","Zuo","Ju","Bao","Rou","Xi","Xie","A\
n","Qu","Jian","Fu","Lu","Jing","Pen","Feng","Hong","Hong","Hou","Yan","Tu","Zhu","Zi","Xiang","Shen","Ge","Jie","Jing","Mi","Huang","Shen","Pu","Gai","Dong","Z\
hou","Qian","Wei","Bo","Wei","Pa","Ji","Hu","Zang","Jia","Duan","Yao","Jun","Cong","Quan","Wei","Xian","Kui","Ting","Hun","Xi","Shi","Qi","Lan","Zong","Yao","Yu\
an","Mei","Yun","Shu","Di","Zhuan","Guan","Sukumo","Xue","Chan","Kai","Kui",null,"Jiang","Lou","Wei","Pai",null,"Sou","Yin","Shi","Chun","Shi","Yun","Zhen","Lan\
g","Nu","Meng","He","Que","Suan","Yuan","Li","Ju","Xi","Pang","Chu","Xu","Tu","Liu","Wo","Zhen","Qian","Zu","Po","Cuo","Yuan","Chu","Yu","Kuai","Pan","Pu","Pu",
"Na","Shuo","Xi","Fen","Yun","Zheng","Jian","Ji","Ruo","Cang","En","Mi","Hao","Sun","Zhen","Ming","Sou","Xu","Liu","Xi","Gu","Lang","Rong","Weng","Gai","Cuo","S\
hi","Tang","Luo","Ru","Suo","Xian","Bei","Yao","Gui","Bi","Zong","Gun","Za","Xiu","Ce","Hai","Lan",null,"Ji","Li","Can","Lang","Yu",null,"Ying","Mo","Diao","Tia\
o","Mao","Tong","Zhu","Peng","An","Lian","Cong","Xi","Ping","Qiu","Jin","Chun","Jie","Wei","Tui","Cao","Yu","Yi","Ji","Liao","Bi","Lu","Su"],tJ=["Bu","Zhang","L\
uo","Jiang","Man","Yan","Ling","Ji","Piao","Gun","Han","Di","Su","Lu","She","Shang","Di","Mie","Xun","Man","Bo","Di","Cuo","Zhe","Sen","Xuan","Wei","Hu","Ao","M\
i","Lou","Cu","Zhong","Cai","Po","Jiang","Mi","Cong","Niao","Hui","Jun","Yin","Jian","Yan","Shu","Yin","Kui","Chen","Hu","Sha","Kou","Qian","Ma","Zang","Sonoko",
"Qiang","Dou","Lian","Lin","Kou","Ai","Bi","Li","Wei","Ji","Xun","Sheng","Fan","Meng","Ou","Chan","Dian","Xun","Jiao","Rui","Rui","Lei","Yu","Qiao","Chu","Hua",
"Jian","Mai","Yun","Bao","You","Qu","Lu","Rao","Hui","E","Teng","Fei","Jue","Zui","Fa","Ru","Fen","Kui","Shun","Rui","Ya","Xu","Fu","Jue","Dang","Wu","Tong","Si",
"Xiao","Xi","Long","Yun",null,"Qi","Jian","Yun","Sun","Ling","Yu","Xia","Yong","Ji","Hong","Si","Nong","Lei","Xuan","Yun","Yu","Xi","Hao","Bo","Hao","Ai","Wei",
"Hui","Wei","Ji","Ci","Xiang","Luan","Mie","Yi","Leng","Jiang","Can","Shen","Qiang","Lian","Ke","Yuan","Da","Ti","Tang","Xie","Bi","Zhan","Sun","Lian","Fan","Di\
ng","Jie","Gu","Xie","Shu","Jian","Kao","Hong","Sa","Xin","Xun","Yao","Hie","Sou","Shu","Xun","Dui","Pin","Wei","Neng","Chou","Mai","Ru","Piao","Tai","Qi","Zao",
"Chen","Zhen","Er","Ni","Ying","Gao","Cong","Xiao","Qi","Fa","Jian","Xu","Kui","Jie","Bian","Diao","Mi","Lan","Jin","Cang","Miao","Qiong","Qie","Xian",null,"Ou",
"Xian","Su","Lu","Yi","Xu","Xie","Li","Yi","La","Lei","Xiao","Di","Zhi","Bei","Teng","Yao","Mo","Huan","Piao","Fan","Sou","Tan","Tui","Qiong","Qiao","Wei","Liu",
"Hui",null,"Gao","Yun",null,"Li","Shu","Chu","Ai","Lin","Zao","Xuan","Chen","Lai","Huo"],uJ=["Tuo","Wu","Rui","Rui","Qi","Heng","Lu","Su","Tui","Mang","Yun","Pi\
n","Yu","Xun","Ji","Jiong","Xian","Mo","Hagi","Su","Jiong",null,"Nie","Bo","Rang","Yi","Xian","Yu","Ju","Lian","Lian","Yin","Qiang","Ying","Long","Tong","Wei","\
Yue","Ling","Qu","Yao","Fan","Mi","Lan","Kui","Lan","Ji","Dang","Katsura","Lei","Lei","Hua","Feng","Zhi","Wei","Kui","Zhan","Huai","Li","Ji","Mi","Lei","Huai","\
Luo","Ji","Kui","Lu","Jian","San",null,"Lei","Quan","Xiao","Yi","Luan","Men","Bie","Hu","Hu","Lu","Nue","Lu","Si","Xiao","Qian","Chu","Hu","Xu","Cuo","Fu","Xu",
"Xu","Lu","Hu","Yu","Hao","Jiao","Ju","Guo","Bao","Yan","Zhan","Zhan","Kui","Ban","Xi","Shu","Chong","Qiu","Diao","Ji","Qiu","Cheng","Shi",null,"Di","Zhe","She",
"Yu","Gan","Zi","Hong","Hui","Meng","Ge","Sui","Xia","Chai","Shi","Yi","Ma","Xiang","Fang","E","Pa","Chi","Qian","Wen","Wen","Rui","Bang","Bi","Yue","Yue","Jun",
"Qi","Ran","Yin","Qi","Tian","Yuan","Jue","Hui","Qin","Qi","Zhong","Ya","Ci","Mu","Wang","Fen","Fen","Hang","Gong","Zao","Fu","Ran","Jie","Fu","Chi","Dou","Piao",
"Xian","Ni","Te","Qiu","You","Zha","Ping","Chi","You","He","Han","Ju","Li","Fu","Ran","Zha","Gou","Pi","Bo","Xian","Zhu","Diao","Bie","Bing","Gu","Ran","Qu","Sh\
e","Tie","Ling","Gu","Dan","Gu","Ying","Li","Cheng","Qu","Mou","Ge","Ci","Hui","Hui","Mang","Fu","Yang","Wa","Lie","Zhu","Yi","Xian","Kuo","Jiao","Li","Yi","Pin\
g","Ji","Ha","She","Yi","Wang","Mo","Qiong","Qie","Gui","Gong","Zhi","Man","Ebi","Zhi","Jia","Rao","Si","Qi","Xing","Lie","Qiu","Shao","Yong","Jia","Shui","Che",
"Bai","E","Han"],oJ=["Shu","Xuan","Feng","Shen","Zhen","Fu","Xian","Zhe","Wu","Fu","Li","Lang","Bi","Chu","Yuan","You","Jie","Dan","Yan","Ting","Dian","Shui","H\
ui","Gua","Zhi","Song","Fei","Ju","Mi","Qi","Qi","Yu","Jun","Zha","Meng","Qiang","Si","Xi","Lun","Li","Die","Tiao","Tao","Kun","Gan","Han","Yu","Bang","Fei","Pi",
"Wei","Dun","Yi","Yuan","Su","Quan","Qian","Rui","Ni","Qing","Wei","Liang","Guo","Wan","Dong","E","Ban","Di","Wang","Can","Yang","Ying","Guo","Chan",null,"La","\
Ke","Ji","He","Ting","Mai","Xu","Mian","Yu","Jie","Shi","Xuan","Huang","Yan","Bian","Rou","Wei","Fu","Yuan","Mei","Wei","Fu","Ruan","Xie","You","Qiu","Mao","Xia",
"Ying","Shi","Chong","Tang","Zhu","Zong","Ti","Fu","Yuan","Hui","Meng","La","Du","Hu","Qiu","Die","Li","Gua","Yun","Ju","Nan","Lou","Qun","Rong","Ying","Jiang",
null,"Lang","Pang","Si","Xi","Ci","Xi","Yuan","Weng","Lian","Sou","Ban","Rong","Rong","Ji","Wu","Qiu","Han","Qin","Yi","Bi","Hua","Tang","Yi","Du","Nai","He","H\
u","Hui","Ma","Ming","Yi","Wen","Ying","Teng","Yu","Cang","So","Ebi","Man",null,"Shang","Zhe","Cao","Chi","Di","Ao","Lu","Wei","Zhi","Tang","Chen","Piao","Qu","\
Pi","Yu","Jian","Luo","Lou","Qin","Zhong","Yin","Jiang","Shuai","Wen","Jiao","Wan","Zhi","Zhe","Ma","Ma","Guo","Liu","Mao","Xi","Cong","Li","Man","Xiao","Kamaki\
ri","Zhang","Mang","Xiang","Mo","Zui","Si","Qiu","Te","Zhi","Peng","Peng","Jiao","Qu","Bie","Liao","Pan","Gui","Xi","Ji","Zhuan","Huang","Fei","Lao","Jue","Jue",
"Hui","Yin","Chan","Jiao","Shan","Rao","Xiao","Mou","Chong","Xun","Si",null,"Cheng","Dang","Li","Xie","Shan","Yi","Jing","Da","Chan","Qi"],rJ=["Ci","Xiang","She",
"Luo","Qin","Ying","Chai","Li","Ze","Xuan","Lian","Zhu","Ze","Xie","Mang","Xie","Qi","Rong","Jian","Meng","Hao","Ruan","Huo","Zhuo","Jie","Bin","He","Mie","Fan",
"Lei","Jie","La","Mi","Li","Chun","Li","Qiu","Nie","Lu","Du","Xiao","Zhu","Long","Li","Long","Feng","Ye","Beng","Shang","Gu","Juan","Ying",null,"Xi","Can","Qu",
"Quan","Du","Can","Man","Jue","Jie","Zhu","Zha","Xie","Huang","Niu","Pei","Nu","Xin","Zhong","Mo","Er","Ke","Mie","Xi","Xing","Yan","Kan","Yuan",null,"Ling","Xu\
an","Shu","Xian","Tong","Long","Jie","Xian","Ya","Hu","Wei","Dao","Chong","Wei","Dao","Zhun","Heng","Qu","Yi","Yi","Bu","Gan","Yu","Biao","Cha","Yi","Shan","Che\
n","Fu","Gun","Fen","Shuai","Jie","Na","Zhong","Dan","Ri","Zhong","Zhong","Xie","Qi","Xie","Ran","Zhi","Ren","Qin","Jin","Jun","Yuan","Mei","Chai","Ao","Niao","\
Hui","Ran","Jia","Tuo","Ling","Dai","Bao","Pao","Yao","Zuo","Bi","Shao","Tan","Ju","He","Shu","Xiu","Zhen","Yi","Pa","Bo","Di","Wa","Fu","Gun","Zhi","Zhi","Ran",
"Pan","Yi","Mao","Tuo","Na","Kou","Xian","Chan","Qu","Bei","Gun","Xi","Ne","Bo","Horo","Fu","Yi","Chi","Ku","Ren","Jiang","Jia","Cun","Mo","Jie","Er","Luo","Ru",
"Zhu","Gui","Yin","Cai","Lie","Kamishimo","Yuki","Zhuang","Dang",null,"Kun","Ken","Niao","Shu","Jia","Kun","Cheng","Li","Juan","Shen","Pou","Ge","Yi","Yu","Zhen",
"Liu","Qiu","Qun","Ji","Yi","Bu","Zhuang","Shui","Sha","Qun","Li","Lian","Lian","Ku","Jian","Fou","Chan","Bi","Gun","Tao","Yuan","Ling","Chi","Chang","Chou","Du\
o","Biao","Liang","Chang","Pei","Pei","Fei","Yuan","Luo","Guo","Yan","Du","Xi","Zhi","Ju","Qi"],sJ=["Ji","Zhi","Gua","Ken","Che","Ti","Ti","Fu","Chong","Xie","B\
ian","Die","Kun","Duan","Xiu","Xiu","He","Yuan","Bao","Bao","Fu","Yu","Tuan","Yan","Hui","Bei","Chu","Lu","Ena","Hitoe","Yun","Da","Gou","Da","Huai","Rong","Yua\
n","Ru","Nai","Jiong","Suo","Ban","Tun","Chi","Sang","Niao","Ying","Jie","Qian","Huai","Ku","Lian","Bao","Li","Zhe","Shi","Lu","Yi","Die","Xie","Xian","Wei","Bi\
ao","Cao","Ji","Jiang","Sen","Bao","Xiang","Chihaya","Pu","Jian","Zhuan","Jian","Zui","Ji","Dan","Za","Fan","Bo","Xiang","Xin","Bie","Rao","Man","Lan","Ao","Duo",
"Gui","Cao","Sui","Nong","Chan","Lian","Bi","Jin","Dang","Shu","Tan","Bi","Lan","Pu","Ru","Zhi",null,"Shu","Wa","Shi","Bai","Xie","Bo","Chen","Lai","Long","Xi",
"Xian","Lan","Zhe","Dai","Tasuki","Zan","Shi","Jian","Pan","Yi","Ran","Ya","Xi","Xi","Yao","Feng","Tan",null,"Biao","Fu","Ba","He","Ji","Ji","Jian","Guan","Bian",
"Yan","Gui","Jue","Pian","Mao","Mi","Mi","Mie","Shi","Si","Zhan","Luo","Jue","Mi","Tiao","Lian","Yao","Zhi","Jun","Xi","Shan","Wei","Xi","Tian","Yu","Lan","E","\
Du","Qin","Pang","Ji","Ming","Ying","Gou","Qu","Zhan","Jin","Guan","Deng","Jian","Luo","Qu","Jian","Wei","Jue","Qu","Luo","Lan","Shen","Di","Guan","Jian","Guan",
"Yan","Gui","Mi","Shi","Zhan","Lan","Jue","Ji","Xi","Di","Tian","Yu","Gou","Jin","Qu","Jiao","Jiu","Jin","Cu","Jue","Zhi","Chao","Ji","Gu","Dan","Zui","Di","Sha\
ng","Hua","Quan","Ge","Chi","Jie","Gui","Gong","Chu","Jie","Hun","Qiu","Xing","Su","Ni","Ji","Lu","Zhi","Zha","Bi","Xing","Hu","Shang","Gong","Zhi","Xue","Chu",
"Xi","Yi","Lu","Jue","Xi","Yan","Xi"],lJ=["Yan","Yan","Ding","Fu","Qiu","Qiu","Jiao","Hong","Ji","Fan","Xun","Diao","Hong","Cha","Tao","Xu","Jie","Yi","Ren","Xu\
n","Yin","Shan","Qi","Tuo","Ji","Xun","Yin","E","Fen","Ya","Yao","Song","Shen","Yin","Xin","Jue","Xiao","Ne","Chen","You","Zhi","Xiong","Fang","Xin","Chao","She",
"Xian","Sha","Tun","Xu","Yi","Yi","Su","Chi","He","Shen","He","Xu","Zhen","Zhu","Zheng","Gou","Zi","Zi","Zhan","Gu","Fu","Quan","Die","Ling","Di","Yang","Li","N\
ao","Pan","Zhou","Gan","Yi","Ju","Ao","Zha","Tuo","Yi","Qu","Zhao","Ping","Bi","Xiong","Qu","Ba","Da","Zu","Tao","Zhu","Ci","Zhe","Yong","Xu","Xun","Yi","Huang",
"He","Shi","Cha","Jiao","Shi","Hen","Cha","Gou","Gui","Quan","Hui","Jie","Hua","Gai","Xiang","Wei","Shen","Chou","Tong","Mi","Zhan","Ming","E","Hui","Yan","Xion\
g","Gua","Er","Beng","Tiao","Chi","Lei","Zhu","Kuang","Kua","Wu","Yu","Teng","Ji","Zhi","Ren","Su","Lang","E","Kuang","E","Shi","Ting","Dan","Bo","Chan","You","\
Heng","Qiao","Qin","Shua","An","Yu","Xiao","Cheng","Jie","Xian","Wu","Wu","Gao","Song","Pu","Hui","Jing","Shuo","Zhen","Shuo","Du","Yasashi","Chang","Shui","Jie",
"Ke","Qu","Cong","Xiao","Sui","Wang","Xuan","Fei","Chi","Ta","Yi","Na","Yin","Diao","Pi","Chuo","Chan","Chen","Zhun","Ji","Qi","Tan","Zhui","Wei","Ju","Qing","J\
ian","Zheng","Ze","Zou","Qian","Zhuo","Liang","Jian","Zhu","Hao","Lun","Shen","Biao","Huai","Pian","Yu","Die","Xu","Pian","Shi","Xuan","Shi","Hun","Hua","E","Zh\
ong","Di","Xie","Fu","Pu","Ting","Jian","Qi","Yu","Zi","Chuan","Xi","Hui","Yin","An","Xian","Nan","Chen","Feng","Zhu","Yang","Yan","Heng","Xuan","Ge","Nuo","Qi"],
hJ=["Mou","Ye","Wei",null,"Teng","Zou","Shan","Jian","Bo","Ku","Huang","Huo","Ge","Ying","Mi","Xiao","Mi","Xi","Qiang","Chen","Nue","Ti","Su","Bang","Chi","Qian",
"Shi","Jiang","Yuan","Xie","Xue","Tao","Yao","Yao",null,"Yu","Biao","Cong","Qing","Li","Mo","Mo","Shang","Zhe","Miu","Jian","Ze","Jie","Lian","Lou","Can","Ou","\
Guan","Xi","Zhuo","Ao","Ao","Jin","Zhe","Yi","Hu","Jiang","Man","Chao","Han","Hua","Chan","Xu","Zeng","Se","Xi","She","Dui","Zheng","Nao","Lan","E","Ying","Jue",
"Ji","Zun","Jiao","Bo","Hui","Zhuan","Mu","Zen","Zha","Shi","Qiao","Tan","Zen","Pu","Sheng","Xuan","Zao","Tan","Dang","Sui","Qian","Ji","Jiao","Jing","Lian","No\
u","Yi","Ai","Zhan","Pi","Hui","Hua","Yi","Yi","Shan","Rang","Nou","Qian","Zhui","Ta","Hu","Zhou","Hao","Ye","Ying","Jian","Yu","Jian","Hui","Du","Zhe","Xuan","\
Zan","Lei","Shen","Wei","Chan","Li","Yi","Bian","Zhe","Yan","E","Chou","Wei","Chou","Yao","Chan","Rang","Yin","Lan","Chen","Huo","Zhe","Huan","Zan","Yi","Dang",
"Zhan","Yan","Du","Yan","Ji","Ding","Fu","Ren","Ji","Jie","Hong","Tao","Rang","Shan","Qi","Tuo","Xun","Yi","Xun","Ji","Ren","Jiang","Hui","Ou","Ju","Ya","Ne","X\
u","E","Lun","Xiong","Song","Feng","She","Fang","Jue","Zheng","Gu","He","Ping","Zu","Shi","Xiong","Zha","Su","Zhen","Di","Zou","Ci","Qu","Zhao","Bi","Yi","Yi","\
Kuang","Lei","Shi","Gua","Shi","Jie","Hui","Cheng","Zhu","Shen","Hua","Dan","Gou","Quan","Gui","Xun","Yi","Zheng","Gai","Xiang","Cha","Hun","Xu","Zhou","Jie","W\
u","Yu","Qiao","Wu","Gao","You","Hui","Kuang","Shuo","Song","Ai","Qing","Zhu","Zou","Nuo","Du","Zhuo","Fei","Ke","Wei"],cJ=["Yu","Shui","Shen","Diao","Chan","Li\
ang","Zhun","Sui","Tan","Shen","Yi","Mou","Chen","Die","Huang","Jian","Xie","Nue","Ye","Wei","E","Yu","Xuan","Chan","Zi","An","Yan","Di","Mi","Pian","Xu","Mo","\
Dang","Su","Xie","Yao","Bang","Shi","Qian","Mi","Jin","Man","Zhe","Jian","Miu","Tan","Zen","Qiao","Lan","Pu","Jue","Yan","Qian","Zhan","Chen","Gu","Qian","Hong",
"Xia","Jue","Hong","Han","Hong","Xi","Xi","Huo","Liao","Han","Du","Long","Dou","Jiang","Qi","Shi","Li","Deng","Wan","Bi","Shu","Xian","Feng","Zhi","Zhi","Yan","\
Yan","Shi","Chu","Hui","Tun","Yi","Tun","Yi","Jian","Ba","Hou","E","Cu","Xiang","Huan","Jian","Ken","Gai","Qu","Fu","Xi","Bin","Hao","Yu","Zhu","Jia",null,"Xi",
"Bo","Wen","Huan","Bin","Di","Zong","Fen","Yi","Zhi","Bao","Chai","Han","Pi","Na","Pi","Gou","Na","You","Diao","Mo","Si","Xiu","Huan","Kun","He","He","Mo","Han",
"Mao","Li","Ni","Bi","Yu","Jia","Tuan","Mao","Pi","Xi","E","Ju","Mo","Chu","Tan","Huan","Jue","Bei","Zhen","Yuan","Fu","Cai","Gong","Te","Yi","Hang","Wan","Pin",
"Huo","Fan","Tan","Guan","Ze","Zhi","Er","Zhu","Shi","Bi","Zi","Er","Gui","Pian","Bian","Mai","Dai","Sheng","Kuang","Fei","Tie","Yi","Chi","Mao","He","Bi","Lu",
"Ren","Hui","Gai","Pian","Zi","Jia","Xu","Zei","Jiao","Gai","Zang","Jian","Ying","Xun","Zhen","She","Bin","Bin","Qiu","She","Chuan","Zang","Zhou","Lai","Zan","S\
i","Chen","Shang","Tian","Pei","Geng","Xian","Mai","Jian","Sui","Fu","Tan","Cong","Cong","Zhi","Ji","Zhang","Du","Jin","Xiong","Shun","Yun","Bao","Zai","Lai","F\
eng","Cang","Ji","Sheng","Ai","Zhuan","Fu","Gou","Sai","Ze","Liao"],dJ=["Wei","Bai","Chen","Zhuan","Zhi","Zhui","Biao","Yun","Zeng","Tan","Zan","Yan",null,"Shan",
"Wan","Ying","Jin","Gan","Xian","Zang","Bi","Du","Shu","Yan",null,"Xuan","Long","Gan","Zang","Bei","Zhen","Fu","Yuan","Gong","Cai","Ze","Xian","Bai","Zhang","Hu\
o","Zhi","Fan","Tan","Pin","Bian","Gou","Zhu","Guan","Er","Jian","Bi","Shi","Tie","Gui","Kuang","Dai","Mao","Fei","He","Yi","Zei","Zhi","Jia","Hui","Zi","Ren","\
Lu","Zang","Zi","Gai","Jin","Qiu","Zhen","Lai","She","Fu","Du","Ji","Shu","Shang","Si","Bi","Zhou","Geng","Pei","Tan","Lai","Feng","Zhui","Fu","Zhuan","Sai","Ze",
"Yan","Zan","Yun","Zeng","Shan","Ying","Gan","Chi","Xi","She","Nan","Xiong","Xi","Cheng","He","Cheng","Zhe","Xia","Tang","Zou","Zou","Li","Jiu","Fu","Zhao","Gan",
"Qi","Shan","Qiong","Qin","Xian","Ci","Jue","Qin","Chi","Ci","Chen","Chen","Die","Ju","Chao","Di","Se","Zhan","Zhu","Yue","Qu","Jie","Chi","Chu","Gua","Xue","Ci",
"Tiao","Duo","Lie","Gan","Suo","Cu","Xi","Zhao","Su","Yin","Ju","Jian","Que","Tang","Chuo","Cui","Lu","Qu","Dang","Qiu","Zi","Ti","Qu","Chi","Huang","Qiao","Qia\
o","Yao","Zao","Ti",null,"Zan","Zan","Zu","Pa","Bao","Ku","Ke","Dun","Jue","Fu","Chen","Jian","Fang","Zhi","Sa","Yue","Pa","Qi","Yue","Qiang","Tuo","Tai","Yi","\
Nian","Ling","Mei","Ba","Die","Ku","Tuo","Jia","Ci","Pao","Qia","Zhu","Ju","Die","Zhi","Fu","Pan","Ju","Shan","Bo","Ni","Ju","Li","Gen","Yi","Ji","Dai","Xian","\
Jiao","Duo","Zhu","Zhuan","Kua","Zhuai","Gui","Qiong","Kui","Xiang","Chi","Lu","Beng","Zhi","Jia","Tiao","Cai","Jian","Ta","Qiao","Bi","Xian","Duo","Ji","Ju","J\
i","Shu","Tu"],gJ=["Chu","Jing","Nie","Xiao","Bo","Chi","Qun","Mou","Shu","Lang","Yong","Jiao","Chou","Qiao",null,"Ta","Jian","Qi","Wo","Wei","Zhuo","Jie","Ji",
"Nie","Ju","Ju","Lun","Lu","Leng","Huai","Ju","Chi","Wan","Quan","Ti","Bo","Zu","Qie","Ji","Cu","Zong","Cai","Zong","Peng","Zhi","Zheng","Dian","Zhi","Yu","Duo",
"Dun","Chun","Yong","Zhong","Di","Zhe","Chen","Chuai","Jian","Gua","Tang","Ju","Fu","Zu","Die","Pian","Rou","Nuo","Ti","Cha","Tui","Jian","Dao","Cuo","Xi","Ta",
"Qiang","Zhan","Dian","Ti","Ji","Nie","Man","Liu","Zhan","Bi","Chong","Lu","Liao","Cu","Tang","Dai","Suo","Xi","Kui","Ji","Zhi","Qiang","Di","Man","Zong","Lian",
"Beng","Zao","Nian","Bie","Tui","Ju","Deng","Ceng","Xian","Fan","Chu","Zhong","Dun","Bo","Cu","Zu","Jue","Jue","Lin","Ta","Qiao","Qiao","Pu","Liao","Dun","Cuan",
"Kuang","Zao","Ta","Bi","Bi","Zhu","Ju","Chu","Qiao","Dun","Chou","Ji","Wu","Yue","Nian","Lin","Lie","Zhi","Li","Zhi","Chan","Chu","Duan","Wei","Long","Lin","Xi\
an","Wei","Zuan","Lan","Xie","Rang","Xie","Nie","Ta","Qu","Jie","Cuan","Zuan","Xi","Kui","Jue","Lin","Shen","Gong","Dan","Segare","Qu","Ti","Duo","Duo","Gong","\
Lang","Nerau","Luo","Ai","Ji","Ju","Tang","Utsuke",null,"Yan","Shitsuke","Kang","Qu","Lou","Lao","Tuo","Zhi","Yagate","Ti","Dao","Yagate","Yu","Che","Ya","Gui",
"Jun","Wei","Yue","Xin","Di","Xuan","Fan","Ren","Shan","Qiang","Shu","Tun","Chen","Dai","E","Na","Qi","Mao","Ruan","Ren","Fan","Zhuan","Hong","Hu","Qu","Huang",
"Di","Ling","Dai","Ao","Zhen","Fan","Kuang","Ang","Peng","Bei","Gu","Ku","Pao","Zhu","Rong","E","Ba","Zhou","Zhi","Yao","Ke","Yi","Qing","Shi","Ping"],fJ=["Er",
"Qiong","Ju","Jiao","Guang","Lu","Kai","Quan","Zhou","Zai","Zhi","She","Liang","Yu","Shao","You","Huan","Yun","Zhe","Wan","Fu","Qing","Zhou","Ni","Ling","Zhe","\
Zhan","Liang","Zi","Hui","Wang","Chuo","Guo","Kan","Yi","Peng","Qian","Gun","Nian","Pian","Guan","Bei","Lun","Pai","Liang","Ruan","Rou","Ji","Yang","Xian","Chua\
n","Cou","Qun","Ge","You","Hong","Shu","Fu","Zi","Fu","Wen","Ben","Zhan","Yu","Wen","Tao","Gu","Zhen","Xia","Yuan","Lu","Jiu","Chao","Zhuan","Wei","Hun","Sori",
"Che","Jiao","Zhan","Pu","Lao","Fen","Fan","Lin","Ge","Se","Kan","Huan","Yi","Ji","Dui","Er","Yu","Xian","Hong","Lei","Pei","Li","Li","Lu","Lin","Che","Ya","Gui",
"Xuan","Di","Ren","Zhuan","E","Lun","Ruan","Hong","Ku","Ke","Lu","Zhou","Zhi","Yi","Hu","Zhen","Li","Yao","Qing","Shi","Zai","Zhi","Jiao","Zhou","Quan","Lu","Ji\
ao","Zhe","Fu","Liang","Nian","Bei","Hui","Gun","Wang","Liang","Chuo","Zi","Cou","Fu","Ji","Wen","Shu","Pei","Yuan","Xia","Zhan","Lu","Che","Lin","Xin","Gu","Ci",
"Ci","Pi","Zui","Bian","La","La","Ci","Xue","Ban","Bian","Bian","Bian",null,"Bian","Ban","Ci","Bian","Bian","Chen","Ru","Nong","Nong","Zhen","Chuo","Chuo","Sube\
ru","Reng","Bian","Bian","Sip","Ip","Liao","Da","Chan","Gan","Qian","Yu","Yu","Qi","Xun","Yi","Guo","Mai","Qi","Za","Wang","Jia","Zhun","Ying","Ti","Yun","Jin",
"Hang","Ya","Fan","Wu","Da","E","Huan","Zhe","Totemo","Jin","Yuan","Wei","Lian","Chi","Che","Ni","Tiao","Zhi","Yi","Jiong","Jia","Chen","Dai","Er","Di","Po","Wa\
ng","Die","Ze","Tao","Shu","Tuo","Kep","Jing","Hui","Tong","You","Mi","Beng","Ji","Nai","Yi","Jie","Zhui","Lie","Xun"],pJ=["Tui","Song","Gua","Tao","Pang","Hou",
"Ni","Dun","Jiong","Xuan","Xun","Bu","You","Xiao","Qiu","Tou","Zhu","Qiu","Di","Di","Tu","Jing","Ti","Dou","Yi","Zhe","Tong","Guang","Wu","Shi","Cheng","Su","Za\
o","Qun","Feng","Lian","Suo","Hui","Li","Sako","Lai","Ben","Cuo","Jue","Beng","Huan","Dai","Lu","You","Zhou","Jin","Yu","Chuo","Kui","Wei","Ti","Yi","Da","Yuan",
"Luo","Bi","Nuo","Yu","Dang","Sui","Dun","Sui","Yan","Chuan","Chi","Ti","Yu","Shi","Zhen","You","Yun","E","Bian","Guo","E","Xia","Huang","Qiu","Dao","Da","Wei",
"Appare","Yi","Gou","Yao","Chu","Liu","Xun","Ta","Di","Chi","Yuan","Su","Ta","Qian",null,"Yao","Guan","Zhang","Ao","Shi","Ce","Chi","Su","Zao","Zhe","Dun","Di",
"Lou","Chi","Cuo","Lin","Zun","Rao","Qian","Xuan","Yu","Yi","Wu","Liao","Ju","Shi","Bi","Yao","Mai","Xie","Sui","Huan","Zhan","Teng","Er","Miao","Bian","Bian","\
La","Li","Yuan","Yao","Luo","Li","Yi","Ting","Deng","Qi","Yong","Shan","Han","Yu","Mang","Ru","Qiong",null,"Kuang","Fu","Kang","Bin","Fang","Xing","Na","Xin","S\
hen","Bang","Yuan","Cun","Huo","Xie","Bang","Wu","Ju","You","Han","Tai","Qiu","Bi","Pei","Bing","Shao","Bei","Wa","Di","Zou","Ye","Lin","Kuang","Gui","Zhu","Shi",
"Ku","Yu","Gai","Ge","Xi","Zhi","Ji","Xun","Hou","Xing","Jiao","Xi","Gui","Nuo","Lang","Jia","Kuai","Zheng","Otoko","Yun","Yan","Cheng","Dou","Chi","Lu","Fu","W\
u","Fu","Gao","Hao","Lang","Jia","Geng","Jun","Ying","Bo","Xi","Bei","Li","Yun","Bu","Xiao","Qi","Pi","Qing","Guo","Zhou","Tan","Zou","Ping","Lai","Ni","Chen","\
You","Bu","Xiang","Dan","Ju","Yong","Qiao","Yi","Du","Yan","Mei"],mJ=["Ruo","Bei","E","Yu","Juan","Yu","Yun","Hou","Kui","Xiang","Xiang","Sou","Tang","Ming","Xi",
"Ru","Chu","Zi","Zou","Ju","Wu","Xiang","Yun","Hao","Yong","Bi","Mo","Chao","Fu","Liao","Yin","Zhuan","Hu","Qiao","Yan","Zhang","Fan","Qiao","Xu","Deng","Bi","X\
in","Bi","Ceng","Wei","Zheng","Mao","Shan","Lin","Po","Dan","Meng","Ye","Cao","Kuai","Feng","Meng","Zou","Kuang","Lian","Zan","Chan","You","Qi","Yan","Chan","Za\
n","Ling","Huan","Xi","Feng","Zan","Li","You","Ding","Qiu","Zhuo","Pei","Zhou","Yi","Hang","Yu","Jiu","Yan","Zui","Mao","Dan","Xu","Tou","Zhen","Fen","Sakenomot\
o",null,"Yun","Tai","Tian","Qia","Tuo","Zuo","Han","Gu","Su","Po","Chou","Zai","Ming","Luo","Chuo","Chou","You","Tong","Zhi","Xian","Jiang","Cheng","Yin","Tu","\
Xiao","Mei","Ku","Suan","Lei","Pu","Zui","Hai","Yan","Xi","Niang","Wei","Lu","Lan","Yan","Tao","Pei","Zhan","Chun","Tan","Zui","Chuo","Cu","Kun","Ti","Mian","Du",
"Hu","Xu","Xing","Tan","Jiu","Chun","Yun","Po","Ke","Sou","Mi","Quan","Chou","Cuo","Yun","Yong","Ang","Zha","Hai","Tang","Jiang","Piao","Shan","Yu","Li","Zao","\
Lao","Yi","Jiang","Pu","Jiao","Xi","Tan","Po","Nong","Yi","Li","Ju","Jiao","Yi","Niang","Ru","Xun","Chou","Yan","Ling","Mi","Mi","Niang","Xin","Jiao","Xi","Mi",
"Yan","Bian","Cai","Shi","You","Shi","Shi","Li","Chong","Ye","Liang","Li","Jin","Jin","Qiu","Yi","Diao","Dao","Zhao","Ding","Po","Qiu","He","Fu","Zhen","Zhi","B\
a","Luan","Fu","Nai","Diao","Shan","Qiao","Kou","Chuan","Zi","Fan","Yu","Hua","Han","Gong","Qi","Mang","Ri","Di","Si","Xi","Yi","Chai","Shi","Tu","Xi","Nu","Qia\
n","Ishiyumi","Jian","Pi","Ye","Yin"],yJ=["Ba","Fang","Chen","Xing","Tou","Yue","Yan","Fu","Pi","Na","Xin","E","Jue","Dun","Gou","Yin","Qian","Ban","Ji","Ren","\
Chao","Niu","Fen","Yun","Ji","Qin","Pi","Guo","Hong","Yin","Jun","Shi","Yi","Zhong","Nie","Gai","Ri","Huo","Tai","Kang","Habaki","Irori","Ngaak",null,"Duo","Zi",
"Ni","Tu","Shi","Min","Gu","E","Ling","Bing","Yi","Gu","Ba","Pi","Yu","Si","Zuo","Bu","You","Dian","Jia","Zhen","Shi","Shi","Tie","Ju","Zhan","Shi","She","Xuan",
"Zhao","Bao","He","Bi","Sheng","Chu","Shi","Bo","Zhu","Chi","Za","Po","Tong","Qian","Fu","Zhai","Liu","Qian","Fu","Li","Yue","Pi","Yang","Ban","Bo","Jie","Gou",
"Shu","Zheng","Mu","Ni","Nie","Di","Jia","Mu","Dan","Shen","Yi","Si","Kuang","Ka","Bei","Jian","Tong","Xing","Hong","Jiao","Chi","Er","Ge","Bing","Shi","Mou","J\
ia","Yin","Jun","Zhou","Chong","Shang","Tong","Mo","Lei","Ji","Yu","Xu","Ren","Zun","Zhi","Qiong","Shan","Chi","Xian","Xing","Quan","Pi","Tie","Zhu","Hou","Ming",
"Kua","Yao","Xian","Xian","Xiu","Jun","Cha","Lao","Ji","Pi","Ru","Mi","Yi","Yin","Guang","An","Diou","You","Se","Kao","Qian","Luan","Kasugai","Ai","Diao","Han",
"Rui","Shi","Keng","Qiu","Xiao","Zhe","Xiu","Zang","Ti","Cuo","Gua","Gong","Zhong","Dou","Lu","Mei","Lang","Wan","Xin","Yun","Bei","Wu","Su","Yu","Chan","Ting",
"Bo","Han","Jia","Hong","Cuan","Feng","Chan","Wan","Zhi","Si","Xuan","Wu","Wu","Tiao","Gong","Zhuo","Lue","Xing","Qian","Shen","Han","Lue","Xie","Chu","Zheng","\
Ju","Xian","Tie","Mang","Pu","Li","Pan","Rui","Cheng","Gao","Li","Te","Pyeng","Zhu",null,"Tu","Liu","Zui","Ju","Chang","Yuan","Jian","Gang","Diao","Tao","Chang"],
SJ=["Lun","Kua","Ling","Bei","Lu","Li","Qiang","Pou","Juan","Min","Zui","Peng","An","Pi","Xian","Ya","Zhui","Lei","A","Kong","Ta","Kun","Du","Wei","Chui","Zi","\
Zheng","Ben","Nie","Cong","Qun","Tan","Ding","Qi","Qian","Zhuo","Qi","Yu","Jin","Guan","Mao","Chang","Tian","Xi","Lian","Tao","Gu","Cuo","Shu","Zhen","Lu","Meng",
"Lu","Hua","Biao","Ga","Lai","Ken","Kazari","Bu","Nai","Wan","Zan",null,"De","Xian",null,"Huo","Liang",null,"Men","Kai","Ying","Di","Lian","Guo","Xian","Du","Tu",
"Wei","Cong","Fu","Rou","Ji","E","Rou","Chen","Ti","Zha","Hong","Yang","Duan","Xia","Yu","Keng","Xing","Huang","Wei","Fu","Zhao","Cha","Qie","She","Hong","Kui",
"Tian","Mou","Qiao","Qiao","Hou","Tou","Cong","Huan","Ye","Min","Jian","Duan","Jian","Song","Kui","Hu","Xuan","Duo","Jie","Zhen","Bian","Zhong","Zi","Xiu","Ye",
"Mei","Pai","Ai","Jie",null,"Mei","Chuo","Ta","Bang","Xia","Lian","Suo","Xi","Liu","Zu","Ye","Nou","Weng","Rong","Tang","Suo","Qiang","Ge","Shuo","Chui","Bo","P\
an","Sa","Bi","Sang","Gang","Zi","Wu","Ying","Huang","Tiao","Liu","Kai","Sun","Sha","Sou","Wan","Hao","Zhen","Zhen","Luo","Yi","Yuan","Tang","Nie","Xi","Jia","G\
e","Ma","Juan","Kasugai","Habaki","Suo",null,null,null,"Na","Lu","Suo","Ou","Zu","Tuan","Xiu","Guan","Xuan","Lian","Shou","Ao","Man","Mo","Luo","Bi","Wei","Liu",
"Di","Qiao","Cong","Yi","Lu","Ao","Keng","Qiang","Cui","Qi","Chang","Tang","Man","Yong","Chan","Feng","Jing","Biao","Shu","Lou","Xiu","Cong","Long","Zan","Jian",
"Cao","Li","Xia","Xi","Kang",null,"Beng",null,null,"Zheng","Lu","Hua","Ji","Pu","Hui","Qiang","Po","Lin","Suo","Xiu","San","Cheng"],vJ=["Kui","Si","Liu","Nao","\
Heng","Pie","Sui","Fan","Qiao","Quan","Yang","Tang","Xiang","Jue","Jiao","Zun","Liao","Jie","Lao","Dui","Tan","Zan","Ji","Jian","Zhong","Deng","Ya","Ying","Dui",
"Jue","Nou","Ti","Pu","Tie",null,null,"Ding","Shan","Kai","Jian","Fei","Sui","Lu","Juan","Hui","Yu","Lian","Zhuo","Qiao","Qian","Zhuo","Lei","Bi","Tie","Huan","\
Ye","Duo","Guo","Dang","Ju","Fen","Da","Bei","Yi","Ai","Zong","Xun","Diao","Zhu","Heng","Zhui","Ji","Nie","Ta","Huo","Qing","Bin","Ying","Kui","Ning","Xu","Jian",
"Jian","Yari","Cha","Zhi","Mie","Li","Lei","Ji","Zuan","Kuang","Shang","Peng","La","Du","Shuo","Chuo","Lu","Biao","Bao","Lu",null,null,"Long","E","Lu","Xin","Ji\
an","Lan","Bo","Jian","Yao","Chan","Xiang","Jian","Xi","Guan","Cang","Nie","Lei","Cuan","Qu","Pan","Luo","Zuan","Luan","Zao","Nie","Jue","Tang","Shu","Lan","Jin",
"Qiu","Yi","Zhen","Ding","Zhao","Po","Diao","Tu","Qian","Chuan","Shan","Ji","Fan","Diao","Men","Nu","Xi","Chai","Xing","Gai","Bu","Tai","Ju","Dun","Chao","Zhong",
"Na","Bei","Gang","Ban","Qian","Yao","Qin","Jun","Wu","Gou","Kang","Fang","Huo","Tou","Niu","Ba","Yu","Qian","Zheng","Qian","Gu","Bo","E","Po","Bu","Ba","Yue","\
Zuan","Mu","Dan","Jia","Dian","You","Tie","Bo","Ling","Shuo","Qian","Liu","Bao","Shi","Xuan","She","Bi","Ni","Pi","Duo","Xing","Kao","Lao","Er","Mang","Ya","You",
"Cheng","Jia","Ye","Nao","Zhi","Dang","Tong","Lu","Diao","Yin","Kai","Zha","Zhu","Xian","Ting","Diu","Xian","Hua","Quan","Sha","Jia","Yao","Ge","Ming","Zheng","\
Se","Jiao","Yi","Chan","Chong","Tang","An","Yin","Ru","Zhu","Lao","Pu","Wu","Lai","Te","Lian","Keng"],YJ=["Xiao","Suo","Li","Zheng","Chu","Guo","Gao","Tie","Xiu",
"Cuo","Lue","Feng","Xin","Liu","Kai","Jian","Rui","Ti","Lang","Qian","Ju","A","Qiang","Duo","Tian","Cuo","Mao","Ben","Qi","De","Kua","Kun","Chang","Xi","Gu","Lu\
o","Chui","Zhui","Jin","Zhi","Xian","Juan","Huo","Pou","Tan","Ding","Jian","Ju","Meng","Zi","Qie","Ying","Kai","Qiang","Song","E","Cha","Qiao","Zhong","Duan","S\
ou","Huang","Huan","Ai","Du","Mei","Lou","Zi","Fei","Mei","Mo","Zhen","Bo","Ge","Nie","Tang","Juan","Nie","Na","Liu","Hao","Bang","Yi","Jia","Bin","Rong","Biao",
"Tang","Man","Luo","Beng","Yong","Jing","Di","Zu","Xuan","Liu","Tan","Jue","Liao","Pu","Lu","Dui","Lan","Pu","Cuan","Qiang","Deng","Huo","Lei","Huan","Zhuo","Li\
an","Yi","Cha","Biao","La","Chan","Xiang","Chang","Chang","Jiu","Ao","Die","Qu","Liao","Mi","Chang","Men","Ma","Shuan","Shan","Huo","Men","Yan","Bi","Han","Bi",
"San","Kai","Kang","Beng","Hong","Run","San","Xian","Xian","Jian","Min","Xia","Yuru","Dou","Zha","Nao","Jian","Peng","Xia","Ling","Bian","Bi","Run","He","Guan",
"Ge","Ge","Fa","Chu","Hong","Gui","Min","Se","Kun","Lang","Lu","Ting","Sha","Ju","Yue","Yue","Chan","Qu","Lin","Chang","Shai","Kun","Yan","Min","Yan","E","Hun",
"Yu","Wen","Xiang","Bao","Xiang","Qu","Yao","Wen","Ban","An","Wei","Yin","Kuo","Que","Lan","Du",null,"Phwung","Tian","Nie","Ta","Kai","He","Que","Chuang","Guan",
"Dou","Qi","Kui","Tang","Guan","Piao","Kan","Xi","Hui","Chan","Pi","Dang","Huan","Ta","Wen",null,"Men","Shuan","Shan","Yan","Han","Bi","Wen","Chuang","Run","Wei",
"Xian","Hong","Jian","Min","Kang","Men","Zha","Nao","Gui","Wen","Ta","Min","Lu","Kai"],CJ=["Fa","Ge","He","Kun","Jiu","Yue","Lang","Du","Yu","Yan","Chang","Xi",
"Wen","Hun","Yan","E","Chan","Lan","Qu","Hui","Kuo","Que","Ge","Tian","Ta","Que","Kan","Huan","Fu","Fu","Le","Dui","Xin","Qian","Wu","Yi","Tuo","Yin","Yang","Do\
u","E","Sheng","Ban","Pei","Keng","Yun","Ruan","Zhi","Pi","Jing","Fang","Yang","Yin","Zhen","Jie","Cheng","E","Qu","Di","Zu","Zuo","Dian","Ling","A","Tuo","Tuo",
"Po","Bing","Fu","Ji","Lu","Long","Chen","Xing","Duo","Lou","Mo","Jiang","Shu","Duo","Xian","Er","Gui","Yu","Gai","Shan","Xun","Qiao","Xing","Chun","Fu","Bi","X\
ia","Shan","Sheng","Zhi","Pu","Dou","Yuan","Zhen","Chu","Xian","Tou","Nie","Yun","Xian","Pei","Pei","Zou","Yi","Dui","Lun","Yin","Ju","Chui","Chen","Pi","Ling",
"Tao","Xian","Lu","Sheng","Xian","Yin","Zhu","Yang","Reng","Shan","Chong","Yan","Yin","Yu","Ti","Yu","Long","Wei","Wei","Nie","Dui","Sui","An","Huang","Jie","Su\
i","Yin","Gai","Yan","Hui","Ge","Yun","Wu","Wei","Ai","Xi","Tang","Ji","Zhang","Dao","Ao","Xi","Yin",null,"Rao","Lin","Tui","Deng","Pi","Sui","Sui","Yu","Xian",
"Fen","Ni","Er","Ji","Dao","Xi","Yin","E","Hui","Long","Xi","Li","Li","Li","Zhui","He","Zhi","Zhun","Jun","Nan","Yi","Que","Yan","Qian","Ya","Xiong","Ya","Ji","\
Gu","Huan","Zhi","Gou","Jun","Ci","Yong","Ju","Chu","Hu","Za","Luo","Yu","Chou","Diao","Sui","Han","Huo","Shuang","Guan","Chu","Za","Yong","Ji","Xi","Chou","Liu",
"Li","Nan","Xue","Za","Ji","Ji","Yu","Yu","Xue","Na","Fou","Se","Mu","Wen","Fen","Pang","Yun","Li","Li","Ang","Ling","Lei","An","Bao","Meng","Dian","Dang","Xing",
"Wu","Zhao"],LJ=["Xu","Ji","Mu","Chen","Xiao","Zha","Ting","Zhen","Pei","Mei","Ling","Qi","Chou","Huo","Sha","Fei","Weng","Zhan","Yin","Ni","Chou","Tun","Lin",null,
"Dong","Ying","Wu","Ling","Shuang","Ling","Xia","Hong","Yin","Mo","Mai","Yun","Liu","Meng","Bin","Wu","Wei","Huo","Yin","Xi","Yi","Ai","Dan","Deng","Xian","Yu",
"Lu","Long","Dai","Ji","Pang","Yang","Ba","Pi","Wei",null,"Xi","Ji","Mai","Meng","Meng","Lei","Li","Huo","Ai","Fei","Dai","Long","Ling","Ai","Feng","Li","Bao",null,
"He","He","Bing","Qing","Qing","Jing","Tian","Zhen","Jing","Cheng","Qing","Jing","Jing","Dian","Jing","Tian","Fei","Fei","Kao","Mi","Mian","Mian","Pao","Ye","Ti\
an","Hui","Ye","Ge","Ding","Cha","Jian","Ren","Di","Du","Wu","Ren","Qin","Jin","Xue","Niu","Ba","Yin","Sa","Na","Mo","Zu","Da","Ban","Yi","Yao","Tao","Tuo","Jia",
"Hong","Pao","Yang","Tomo","Yin","Jia","Tao","Ji","Xie","An","An","Hen","Gong","Kohaze","Da","Qiao","Ting","Wan","Ying","Sui","Tiao","Qiao","Xuan","Kong","Beng",
"Ta","Zhang","Bing","Kuo","Ju","La","Xie","Rou","Bang","Yi","Qiu","Qiu","He","Xiao","Mu","Ju","Jian","Bian","Di","Jian","On","Tao","Gou","Ta","Bei","Xie","Pan",
"Ge","Bi","Kuo","Tang","Lou","Gui","Qiao","Xue","Ji","Jian","Jiang","Chan","Da","Huo","Xian","Qian","Du","Wa","Jian","Lan","Wei","Ren","Fu","Mei","Juan","Ge","W\
ei","Qiao","Han","Chang",null,"Rou","Xun","She","Wei","Ge","Bei","Tao","Gou","Yun",null,"Bi","Wei","Hui","Du","Wa","Du","Wei","Ren","Fu","Han","Wei","Yun","Tao",
"Jiu","Jiu","Xian","Xie","Xian","Ji","Yin","Za","Yun","Shao","Le","Peng","Heng","Ying","Yun","Peng","Yin","Yin","Xiang"],bJ=["Hu","Ye","Ding","Qing","Pan","Xian\
g","Shun","Han","Xu","Yi","Xu","Gu","Song","Kui","Qi","Hang","Yu","Wan","Ban","Dun","Di","Dan","Pan","Po","Ling","Ce","Jing","Lei","He","Qiao","E","E","Wei","Ji\
e","Gua","Shen","Yi","Shen","Hai","Dui","Pian","Ping","Lei","Fu","Jia","Tou","Hui","Kui","Jia","Le","Tian","Cheng","Ying","Jun","Hu","Han","Jing","Tui","Tui","P\
in","Lai","Tui","Zi","Zi","Chui","Ding","Lai","Yan","Han","Jian","Ke","Cui","Jiong","Qin","Yi","Sai","Ti","E","E","Yan","Hun","Kan","Yong","Zhuan","Yan","Xian",
"Xin","Yi","Yuan","Sang","Dian","Dian","Jiang","Ku","Lei","Liao","Piao","Yi","Man","Qi","Rao","Hao","Qiao","Gu","Xun","Qian","Hui","Zhan","Ru","Hong","Bin","Xia\
n","Pin","Lu","Lan","Nie","Quan","Ye","Ding","Qing","Han","Xiang","Shun","Xu","Xu","Wan","Gu","Dun","Qi","Ban","Song","Hang","Yu","Lu","Ling","Po","Jing","Jie",
"Jia","Tian","Han","Ying","Jiong","Hai","Yi","Pin","Hui","Tui","Han","Ying","Ying","Ke","Ti","Yong","E","Zhuan","Yan","E","Nie","Man","Dian","Sang","Hao","Lei",
"Zhan","Ru","Pin","Quan","Feng","Biao","Oroshi","Fu","Xia","Zhan","Biao","Sa","Ba","Tai","Lie","Gua","Xuan","Shao","Ju","Bi","Si","Wei","Yang","Yao","Sou","Kai",
"Sao","Fan","Liu","Xi","Liao","Piao","Piao","Liu","Biao","Biao","Biao","Liao",null,"Se","Feng","Biao","Feng","Yang","Zhan","Biao","Sa","Ju","Si","Sou","Yao","Li\
u","Piao","Biao","Biao","Fei","Fan","Fei","Fei","Shi","Shi","Can","Ji","Ding","Si","Tuo","Zhan","Sun","Xiang","Tun","Ren","Yu","Juan","Chi","Yin","Fan","Fan","S\
un","Yin","Zhu","Yi","Zhai","Bi","Jie","Tao","Liu","Ci","Tie","Si","Bao","Shi","Duo"],JJ=["Hai","Ren","Tian","Jiao","Jia","Bing","Yao","Tong","Ci","Xiang","Yang",
"Yang","Er","Yan","Le","Yi","Can","Bo","Nei","E","Bu","Jun","Dou","Su","Yu","Shi","Yao","Hun","Guo","Shi","Jian","Zhui","Bing","Xian","Bu","Ye","Tan","Fei","Zha\
ng","Wei","Guan","E","Nuan","Hun","Hu","Huang","Tie","Hui","Jian","Hou","He","Xing","Fen","Wei","Gu","Cha","Song","Tang","Bo","Gao","Xi","Kui","Liu","Sou","Tao",
"Ye","Yun","Mo","Tang","Man","Bi","Yu","Xiu","Jin","San","Kui","Zhuan","Shan","Chi","Dan","Yi","Ji","Rao","Cheng","Yong","Tao","Hui","Xiang","Zhan","Fen","Hai",
"Meng","Yan","Mo","Chan","Xiang","Luo","Zuan","Nang","Shi","Ding","Ji","Tuo","Xing","Tun","Xi","Ren","Yu","Chi","Fan","Yin","Jian","Shi","Bao","Si","Duo","Yi","\
Er","Rao","Xiang","Jia","Le","Jiao","Yi","Bing","Bo","Dou","E","Yu","Nei","Jun","Guo","Hun","Xian","Guan","Cha","Kui","Gu","Sou","Chan","Ye","Mo","Bo","Liu","Xi\
u","Jin","Man","San","Zhuan","Nang","Shou","Kui","Guo","Xiang","Fen","Ba","Ni","Bi","Bo","Tu","Han","Fei","Jian","An","Ai","Fu","Xian","Wen","Xin","Fen","Bin","\
Xing","Ma","Yu","Feng","Han","Di","Tuo","Tuo","Chi","Xun","Zhu","Zhi","Pei","Xin","Ri","Sa","Yin","Wen","Zhi","Dan","Lu","You","Bo","Bao","Kuai","Tuo","Yi","Qu",
null,"Qu","Jiong","Bo","Zhao","Yuan","Peng","Zhou","Ju","Zhu","Nu","Ju","Pi","Zang","Jia","Ling","Zhen","Tai","Fu","Yang","Shi","Bi","Tuo","Tuo","Si","Liu","Ma",
"Pian","Tao","Zhi","Rong","Teng","Dong","Xun","Quan","Shen","Jiong","Er","Hai","Bo","Zhu","Yin","Luo","Shuu","Dan","Xie","Liu","Ju","Song","Qin","Mang","Liang",
"Han","Tu","Xuan","Tui","Jun"],ZJ=["E","Cheng","Xin","Ai","Lu","Zhui","Zhou","She","Pian","Kun","Tao","Lai","Zong","Ke","Qi","Qi","Yan","Fei","Sao","Yan","Jie",
"Yao","Wu","Pian","Cong","Pian","Qian","Fei","Huang","Jian","Huo","Yu","Ti","Quan","Xia","Zong","Kui","Rou","Si","Gua","Tuo","Kui","Sou","Qian","Cheng","Zhi","L\
iu","Pang","Teng","Xi","Cao","Du","Yan","Yuan","Zou","Sao","Shan","Li","Zhi","Shuang","Lu","Xi","Luo","Zhang","Mo","Ao","Can","Piao","Cong","Qu","Bi","Zhi","Yu",
"Xu","Hua","Bo","Su","Xiao","Lin","Chan","Dun","Liu","Tuo","Zeng","Tan","Jiao","Tie","Yan","Luo","Zhan","Jing","Yi","Ye","Tuo","Bin","Zou","Yan","Peng","Lu","Te\
ng","Xiang","Ji","Shuang","Ju","Xi","Huan","Li","Biao","Ma","Yu","Tuo","Xun","Chi","Qu","Ri","Bo","Lu","Zang","Shi","Si","Fu","Ju","Zou","Zhu","Tuo","Nu","Jia",
"Yi","Tai","Xiao","Ma","Yin","Jiao","Hua","Luo","Hai","Pian","Biao","Li","Cheng","Yan","Xin","Qin","Jun","Qi","Qi","Ke","Zhui","Zong","Su","Can","Pian","Zhi","K\
ui","Sao","Wu","Ao","Liu","Qian","Shan","Piao","Luo","Cong","Chan","Zou","Ji","Shuang","Xiang","Gu","Wei","Wei","Wei","Yu","Gan","Yi","Ang","Tou","Xie","Bao","B\
i","Chi","Ti","Di","Ku","Hai","Qiao","Gou","Kua","Ge","Tui","Geng","Pian","Bi","Ke","Ka","Yu","Sui","Lou","Bo","Xiao","Pang","Bo","Ci","Kuan","Bin","Mo","Liao",
"Lou","Nao","Du","Zang","Sui","Ti","Bin","Kuan","Lu","Gao","Gao","Qiao","Kao","Qiao","Lao","Zao","Biao","Kun","Kun","Ti","Fang","Xiu","Ran","Mao","Dan","Kun","B\
in","Fa","Tiao","Peng","Zi","Fa","Ran","Ti","Pao","Pi","Mao","Fu","Er","Rong","Qu","Gong","Xiu","Gua","Ji","Peng","Zhua","Shao","Sha"],DJ=["Ti","Li","Bin","Zong",
"Ti","Peng","Song","Zheng","Quan","Zong","Shun","Jian","Duo","Hu","La","Jiu","Qi","Lian","Zhen","Bin","Peng","Mo","San","Man","Man","Seng","Xu","Lie","Qian","Qi\
an","Nong","Huan","Kuai","Ning","Bin","Lie","Rang","Dou","Dou","Nao","Hong","Xi","Dou","Han","Dou","Dou","Jiu","Chang","Yu","Yu","Li","Juan","Fu","Qian","Gui","\
Zong","Liu","Gui","Shang","Yu","Gui","Mei","Ji","Qi","Jie","Kui","Hun","Ba","Po","Mei","Xu","Yan","Xiao","Liang","Yu","Tui","Qi","Wang","Liang","Wei","Jian","Ch\
i","Piao","Bi","Mo","Ji","Xu","Chou","Yan","Zhan","Yu","Dao","Ren","Ji","Eri","Gong","Tuo","Diao","Ji","Xu","E","E","Sha","Hang","Tun","Mo","Jie","Shen","Fan","\
Yuan","Bi","Lu","Wen","Hu","Lu","Za","Fang","Fen","Na","You","Namazu","Todo","He","Xia","Qu","Han","Pi","Ling","Tuo","Bo","Qiu","Ping","Fu","Bi","Ji","Wei","Ju",
"Diao","Bo","You","Gun","Pi","Nian","Xing","Tai","Bao","Fu","Zha","Ju","Gu","Kajika","Tong",null,"Ta","Jie","Shu","Hou","Xiang","Er","An","Wei","Tiao","Zhu","Yi\
n","Lie","Luo","Tong","Yi","Qi","Bing","Wei","Jiao","Bu","Gui","Xian","Ge","Hui","Bora","Mate","Kao","Gori","Duo","Jun","Ti","Man","Xiao","Za","Sha","Qin","Yu",
"Nei","Zhe","Gun","Geng","Su","Wu","Qiu","Ting","Fu","Wan","You","Li","Sha","Sha","Gao","Meng","Ugui","Asari","Subashiri","Kazunoko","Yong","Ni","Zi","Qi","Qing",
"Xiang","Nei","Chun","Ji","Diao","Qie","Gu","Zhou","Dong","Lai","Fei","Ni","Yi","Kun","Lu","Jiu","Chang","Jing","Lun","Ling","Zou","Li","Meng","Zong","Zhi","Nia\
n","Shachi","Dojou","Sukesou","Shi","Shen","Hun","Shi","Hou","Xing","Zhu","La","Zong","Ji","Bian","Bian"],wJ=["Huan","Quan","Ze","Wei","Wei","Yu","Qun","Rou","D\
ie","Huang","Lian","Yan","Qiu","Qiu","Jian","Bi","E","Yang","Fu","Sai","Jian","Xia","Tuo","Hu","Muroaji","Ruo","Haraka","Wen","Jian","Hao","Wu","Fang","Sao","Li\
u","Ma","Shi","Shi","Yin","Z","Teng","Ta","Yao","Ge","Rong","Qian","Qi","Wen","Ruo","Hatahata","Lian","Ao","Le","Hui","Min","Ji","Tiao","Qu","Jian","Sao","Man",
"Xi","Qiu","Biao","Ji","Ji","Zhu","Jiang","Qiu","Zhuan","Yong","Zhang","Kang","Xue","Bie","Jue","Qu","Xiang","Bo","Jiao","Xun","Su","Huang","Zun","Shan","Shan",
"Fan","Jue","Lin","Xun","Miao","Xi","Eso","Kyou","Fen","Guan","Hou","Kuai","Zei","Sao","Zhan","Gan","Gui","Sheng","Li","Chang","Hatahata","Shiira","Mutsu","Ru",
"Ji","Xu","Huo","Shiira","Li","Lie","Li","Mie","Zhen","Xiang","E","Lu","Guan","Li","Xian","Yu","Dao","Ji","You","Tun","Lu","Fang","Ba","He","Bo","Ping","Nian","\
Lu","You","Zha","Fu","Bo","Bao","Hou","Pi","Tai","Gui","Jie","Kao","Wei","Er","Tong","Ze","Hou","Kuai","Ji","Jiao","Xian","Za","Xiang","Xun","Geng","Li","Lian",
"Jian","Li","Shi","Tiao","Gun","Sha","Wan","Jun","Ji","Yong","Qing","Ling","Qi","Zou","Fei","Kun","Chang","Gu","Ni","Nian","Diao","Jing","Shen","Shi","Zi","Fen",
"Die","Bi","Chang","Shi","Wen","Wei","Sai","E","Qiu","Fu","Huang","Quan","Jiang","Bian","Sao","Ao","Qi","Ta","Yin","Yao","Fang","Jian","Le","Biao","Xue","Bie","\
Man","Min","Yong","Wei","Xi","Jue","Shan","Lin","Zun","Huo","Gan","Li","Zhan","Guan","Niao","Yi","Fu","Li","Jiu","Bu","Yan","Fu","Diao","Ji","Feng","Nio","Gan",
"Shi","Feng","Ming","Bao","Yuan","Zhi","Hu","Qin","Fu","Fen","Wen","Jian","Shi","Yu"],TJ=["Fou","Yiao","Jue","Jue","Pi","Huan","Zhen","Bao","Yan","Ya","Zheng","\
Fang","Feng","Wen","Ou","Te","Jia","Nu","Ling","Mie","Fu","Tuo","Wen","Li","Bian","Zhi","Ge","Yuan","Zi","Qu","Xiao","Zhi","Dan","Ju","You","Gu","Zhong","Yu","Y\
ang","Rong","Ya","Tie","Yu","Shigi","Ying","Zhui","Wu","Er","Gua","Ai","Zhi","Yan","Heng","Jiao","Ji","Lie","Zhu","Ren","Yi","Hong","Luo","Ru","Mou","Ge","Ren",
"Jiao","Xiu","Zhou","Zhi","Luo","Chidori","Toki","Ten","Luan","Jia","Ji","Yu","Huan","Tuo","Bu","Wu","Juan","Yu","Bo","Xun","Xun","Bi","Xi","Jun","Ju","Tu","Jin\
g","Ti","E","E","Kuang","Hu","Wu","Shen","Lai","Ikaruga","Kakesu","Lu","Ping","Shu","Fu","An","Zhao","Peng","Qin","Qian","Bei","Diao","Lu","Que","Jian","Ju","Tu",
"Ya","Yuan","Qi","Li","Ye","Zhui","Kong","Zhui","Kun","Sheng","Qi","Jing","Yi","Yi","Jing","Zi","Lai","Dong","Qi","Chun","Geng","Ju","Qu","Isuka","Kikuitadaki",
"Ji","Shu",null,"Chi","Miao","Rou","An","Qiu","Ti","Hu","Ti","E","Jie","Mao","Fu","Chun","Tu","Yan","He","Yuan","Pian","Yun","Mei","Hu","Ying","Dun","Mu","Ju","\
Tsugumi","Cang","Fang","Gu","Ying","Yuan","Xuan","Weng","Shi","He","Chu","Tang","Xia","Ruo","Liu","Ji","Gu","Jian","Zhun","Han","Zi","Zi","Ni","Yao","Yan","Ji",
"Li","Tian","Kou","Ti","Ti","Ni","Tu","Ma","Jiao","Gao","Tian","Chen","Li","Zhuan","Zhe","Ao","Yao","Yi","Ou","Chi","Zhi","Liao","Rong","Lou","Bi","Shuang","Zhu\
o","Yu","Wu","Jue","Yin","Quan","Si","Jiao","Yi","Hua","Bi","Ying","Su","Huang","Fan","Jiao","Liao","Yan","Kao","Jiu","Xian","Xian","Tu","Mai","Zun","Yu","Ying",
"Lu","Tuan","Xian","Xue","Yi","Pi"],_J=["Shu","Luo","Qi","Yi","Ji","Zhe","Yu","Zhan","Ye","Yang","Pi","Ning","Huo","Mi","Ying","Meng","Di","Yue","Yu","Lei","Bao",
"Lu","He","Long","Shuang","Yue","Ying","Guan","Qu","Li","Luan","Niao","Jiu","Ji","Yuan","Ming","Shi","Ou","Ya","Cang","Bao","Zhen","Gu","Dong","Lu","Ya","Xiao",
"Yang","Ling","Zhi","Qu","Yuan","Xue","Tuo","Si","Zhi","Er","Gua","Xiu","Heng","Zhou","Ge","Luan","Hong","Wu","Bo","Li","Juan","Hu","E","Yu","Xian","Ti","Wu","Q\
ue","Miao","An","Kun","Bei","Peng","Qian","Chun","Geng","Yuan","Su","Hu","He","E","Gu","Qiu","Zi","Mei","Mu","Ni","Yao","Weng","Liu","Ji","Ni","Jian","He","Yi",
"Ying","Zhe","Liao","Liao","Jiao","Jiu","Yu","Lu","Xuan","Zhan","Ying","Huo","Meng","Guan","Shuang","Lu","Jin","Ling","Jian","Xian","Cuo","Jian","Jian","Yan","C\
uo","Lu","You","Cu","Ji","Biao","Cu","Biao","Zhu","Jun","Zhu","Jian","Mi","Mi","Wu","Liu","Chen","Jun","Lin","Ni","Qi","Lu","Jiu","Jun","Jing","Li","Xiang","Yan",
"Jia","Mi","Li","She","Zhang","Lin","Jing","Ji","Ling","Yan","Cu","Mai","Mai","Ge","Chao","Fu","Mian","Mian","Fu","Pao","Qu","Qu","Mou","Fu","Xian","Lai","Qu","\
Mian",null,"Feng","Fu","Qu","Mian","Ma","Mo","Mo","Hui","Ma","Zou","Nen","Fen","Huang","Huang","Jin","Guang","Tian","Tou","Heng","Xi","Kuang","Heng","Shu","Li",
"Nian","Chi","Hei","Hei","Yi","Qian","Dan","Xi","Tuan","Mo","Mo","Qian","Dai","Chu","You","Dian","Yi","Xia","Yan","Qu","Mei","Yan","Jing","Yu","Li","Dang","Du",
"Can","Yin","An","Yan","Tan","An","Zhen","Dai","Can","Yi","Mei","Dan","Yan","Du","Lu","Zhi","Fen","Fu","Fu","Min","Min","Yuan"],PJ=["Cu","Qu","Chao","Wa","Zhu",
"Zhi","Mang","Ao","Bie","Tuo","Bi","Yuan","Chao","Tuo","Ding","Mi","Nai","Ding","Zi","Gu","Gu","Dong","Fen","Tao","Yuan","Pi","Chang","Gao","Qi","Yuan","Tang","\
Teng","Shu","Shu","Fen","Fei","Wen","Ba","Diao","Tuo","Tong","Qu","Sheng","Shi","You","Shi","Ting","Wu","Nian","Jing","Hun","Ju","Yan","Tu","Ti","Xi","Xian","Ya\
n","Lei","Bi","Yao","Qiu","Han","Wu","Wu","Hou","Xi","Ge","Zha","Xiu","Weng","Zha","Nong","Nang","Qi","Zhai","Ji","Zi","Ji","Ji","Qi","Ji","Chi","Chen","Chen","\
He","Ya","Ken","Xie","Pao","Cuo","Shi","Zi","Chi","Nian","Ju","Tiao","Ling","Ling","Chu","Quan","Xie","Ken","Nie","Jiu","Yao","Chuo","Kun","Yu","Chu","Yi","Ni",
"Cuo","Zou","Qu","Nen","Xian","Ou","E","Wo","Yi","Chuo","Zou","Dian","Chu","Jin","Ya","Chi","Chen","He","Ken","Ju","Ling","Pao","Tiao","Zi","Ken","Yu","Chuo","Q\
u","Wo","Long","Pang","Gong","Pang","Yan","Long","Long","Gong","Kan","Ta","Ling","Ta","Long","Gong","Kan","Gui","Qiu","Bie","Gui","Yue","Chui","He","Jue","Xie",
"Yu"],MJ=["it","ix","i","ip","iet","iex","ie","iep","at","ax","a","ap","uox","uo","uop","ot","ox","o","op","ex","e","wu","bit","bix","bi","bip","biet","biex","b\
ie","biep","bat","bax","ba","bap","buox","buo","buop","bot","box","bo","bop","bex","be","bep","but","bux","bu","bup","burx","bur","byt","byx","by","byp","byrx",
"byr","pit","pix","pi","pip","piex","pie","piep","pat","pax","pa","pap","puox","puo","puop","pot","pox","po","pop","put","pux","pu","pup","purx","pur","pyt","py\
x","py","pyp","pyrx","pyr","bbit","bbix","bbi","bbip","bbiet","bbiex","bbie","bbiep","bbat","bbax","bba","bbap","bbuox","bbuo","bbuop","bbot","bbox","bbo","bbop",
"bbex","bbe","bbep","bbut","bbux","bbu","bbup","bburx","bbur","bbyt","bbyx","bby","bbyp","nbit","nbix","nbi","nbip","nbiex","nbie","nbiep","nbat","nbax","nba","\
nbap","nbot","nbox","nbo","nbop","nbut","nbux","nbu","nbup","nburx","nbur","nbyt","nbyx","nby","nbyp","nbyrx","nbyr","hmit","hmix","hmi","hmip","hmiex","hmie","\
hmiep","hmat","hmax","hma","hmap","hmuox","hmuo","hmuop","hmot","hmox","hmo","hmop","hmut","hmux","hmu","hmup","hmurx","hmur","hmyx","hmy","hmyp","hmyrx","hmyr",
"mit","mix","mi","mip","miex","mie","miep","mat","max","ma","map","muot","muox","muo","muop","mot","mox","mo","mop","mex","me","mut","mux","mu","mup","murx","mu\
r","myt","myx","my","myp","fit","fix","fi","fip","fat","fax","fa","fap","fox","fo","fop","fut","fux","fu","fup","furx","fur","fyt","fyx","fy","fyp","vit","vix",
"vi","vip","viet","viex","vie","viep","vat","vax","va","vap","vot","vox","vo","vop","vex","vep","vut","vux","vu","vup","vurx","vur","vyt","vyx","vy","vyp","vyrx",
"vyr"],XJ=["dit","dix","di","dip","diex","die","diep","dat","dax","da","dap","duox","duo","dot","dox","do","dop","dex","de","dep","dut","dux","du","dup","durx",
"dur","tit","tix","ti","tip","tiex","tie","tiep","tat","tax","ta","tap","tuot","tuox","tuo","tuop","tot","tox","to","top","tex","te","tep","tut","tux","tu","tup",
"turx","tur","ddit","ddix","ddi","ddip","ddiex","ddie","ddiep","ddat","ddax","dda","ddap","dduox","dduo","dduop","ddot","ddox","ddo","ddop","ddex","dde","ddep",
"ddut","ddux","ddu","ddup","ddurx","ddur","ndit","ndix","ndi","ndip","ndiex","ndie","ndat","ndax","nda","ndap","ndot","ndox","ndo","ndop","ndex","nde","ndep","n\
dut","ndux","ndu","ndup","ndurx","ndur","hnit","hnix","hni","hnip","hniet","hniex","hnie","hniep","hnat","hnax","hna","hnap","hnuox","hnuo","hnot","hnox","hnop",
"hnex","hne","hnep","hnut","nit","nix","ni","nip","niex","nie","niep","nax","na","nap","nuox","nuo","nuop","not","nox","no","nop","nex","ne","nep","nut","nux","\
nu","nup","nurx","nur","hlit","hlix","hli","hlip","hliex","hlie","hliep","hlat","hlax","hla","hlap","hluox","hluo","hluop","hlox","hlo","hlop","hlex","hle","hle\
p","hlut","hlux","hlu","hlup","hlurx","hlur","hlyt","hlyx","hly","hlyp","hlyrx","hlyr","lit","lix","li","lip","liet","liex","lie","liep","lat","lax","la","lap",
"luot","luox","luo","luop","lot","lox","lo","lop","lex","le","lep","lut","lux","lu","lup","lurx","lur","lyt","lyx","ly","lyp","lyrx","lyr","git","gix","gi","gip",
"giet","giex","gie","giep","gat","gax","ga","gap","guot","guox","guo","guop","got","gox","go","gop","get","gex","ge","gep","gut","gux","gu","gup","gurx","gur","\
kit","kix","ki","kip","kiex","kie","kiep","kat"],EJ=["kax","ka","kap","kuox","kuo","kuop","kot","kox","ko","kop","ket","kex","ke","kep","kut","kux","ku","kup","\
kurx","kur","ggit","ggix","ggi","ggiex","ggie","ggiep","ggat","ggax","gga","ggap","gguot","gguox","gguo","gguop","ggot","ggox","ggo","ggop","gget","ggex","gge",
"ggep","ggut","ggux","ggu","ggup","ggurx","ggur","mgiex","mgie","mgat","mgax","mga","mgap","mguox","mguo","mguop","mgot","mgox","mgo","mgop","mgex","mge","mgep",
"mgut","mgux","mgu","mgup","mgurx","mgur","hxit","hxix","hxi","hxip","hxiet","hxiex","hxie","hxiep","hxat","hxax","hxa","hxap","hxuot","hxuox","hxuo","hxuop","h\
xot","hxox","hxo","hxop","hxex","hxe","hxep","ngiex","ngie","ngiep","ngat","ngax","nga","ngap","nguot","nguox","nguo","ngot","ngox","ngo","ngop","ngex","nge","n\
gep","hit","hiex","hie","hat","hax","ha","hap","huot","huox","huo","huop","hot","hox","ho","hop","hex","he","hep","wat","wax","wa","wap","wuox","wuo","wuop","wo\
x","wo","wop","wex","we","wep","zit","zix","zi","zip","ziex","zie","ziep","zat","zax","za","zap","zuox","zuo","zuop","zot","zox","zo","zop","zex","ze","zep","zu\
t","zux","zu","zup","zurx","zur","zyt","zyx","zy","zyp","zyrx","zyr","cit","cix","ci","cip","ciet","ciex","cie","ciep","cat","cax","ca","cap","cuox","cuo","cuop",
"cot","cox","co","cop","cex","ce","cep","cut","cux","cu","cup","curx","cur","cyt","cyx","cy","cyp","cyrx","cyr","zzit","zzix","zzi","zzip","zziet","zziex","zzie",
"zziep","zzat","zzax","zza","zzap","zzox","zzo","zzop","zzex","zze","zzep","zzux","zzu","zzup","zzurx","zzur","zzyt","zzyx","zzy","zzyp","zzyrx","zzyr","nzit","\
nzix","nzi","nzip","nziex","nzie","nziep","nzat","nzax","nza","nzap","nzuox","nzuo","nzox","nzop","nzex","nze","nzux","nzu"],$J=["nzup","nzurx","nzur","nzyt","n\
zyx","nzy","nzyp","nzyrx","nzyr","sit","six","si","sip","siex","sie","siep","sat","sax","sa","sap","suox","suo","suop","sot","sox","so","sop","sex","se","sep","\
sut","sux","su","sup","surx","sur","syt","syx","sy","syp","syrx","syr","ssit","ssix","ssi","ssip","ssiex","ssie","ssiep","ssat","ssax","ssa","ssap","ssot","ssox",
"sso","ssop","ssex","sse","ssep","ssut","ssux","ssu","ssup","ssyt","ssyx","ssy","ssyp","ssyrx","ssyr","zhat","zhax","zha","zhap","zhuox","zhuo","zhuop","zhot","\
zhox","zho","zhop","zhet","zhex","zhe","zhep","zhut","zhux","zhu","zhup","zhurx","zhur","zhyt","zhyx","zhy","zhyp","zhyrx","zhyr","chat","chax","cha","chap","ch\
uot","chuox","chuo","chuop","chot","chox","cho","chop","chet","chex","che","chep","chux","chu","chup","churx","chur","chyt","chyx","chy","chyp","chyrx","chyr","\
rrax","rra","rruox","rruo","rrot","rrox","rro","rrop","rret","rrex","rre","rrep","rrut","rrux","rru","rrup","rrurx","rrur","rryt","rryx","rry","rryp","rryrx","r\
ryr","nrat","nrax","nra","nrap","nrox","nro","nrop","nret","nrex","nre","nrep","nrut","nrux","nru","nrup","nrurx","nrur","nryt","nryx","nry","nryp","nryrx","nry\
r","shat","shax","sha","shap","shuox","shuo","shuop","shot","shox","sho","shop","shet","shex","she","shep","shut","shux","shu","shup","shurx","shur","shyt","shy\
x","shy","shyp","shyrx","shyr","rat","rax","ra","rap","ruox","ruo","ruop","rot","rox","ro","rop","rex","re","rep","rut","rux","ru","rup","rurx","rur","ryt","ryx",
"ry","ryp","ryrx","ryr","jit","jix","ji","jip","jiet","jiex","jie","jiep","juot","juox","juo","juop","jot","jox","jo","jop","jut","jux","ju","jup","jurx","jur",
"jyt","jyx","jy","jyp","jyrx","jyr","qit","qix","qi","qip"],HJ=["qiet","qiex","qie","qiep","quot","quox","quo","quop","qot","qox","qo","qop","qut","qux","qu","q\
up","qurx","qur","qyt","qyx","qy","qyp","qyrx","qyr","jjit","jjix","jji","jjip","jjiet","jjiex","jjie","jjiep","jjuox","jjuo","jjuop","jjot","jjox","jjo","jjop",
"jjut","jjux","jju","jjup","jjurx","jjur","jjyt","jjyx","jjy","jjyp","njit","njix","nji","njip","njiet","njiex","njie","njiep","njuox","njuo","njot","njox","njo",
"njop","njux","nju","njup","njurx","njur","njyt","njyx","njy","njyp","njyrx","njyr","nyit","nyix","nyi","nyip","nyiet","nyiex","nyie","nyiep","nyuox","nyuo","ny\
uop","nyot","nyox","nyo","nyop","nyut","nyux","nyu","nyup","xit","xix","xi","xip","xiet","xiex","xie","xiep","xuox","xuo","xot","xox","xo","xop","xyt","xyx","xy",
"xyp","xyrx","xyr","yit","yix","yi","yip","yiet","yiex","yie","yiep","yuot","yuox","yuo","yuop","yot","yox","yo","yop","yut","yux","yu","yup","yurx","yur","yyt",
"yyx","yy","yyp","yyrx","yyr",null,null,null,"Qot","Li","Kit","Nyip","Cyp","Ssi","Ggop","Gep","Mi","Hxit","Lyr","Bbut","Mop","Yo","Put","Hxuo","Tat","Ga",null,null,
"Ddur","Bur","Gguo","Nyop","Tu","Op","Jjut","Zot","Pyt","Hmo","Yit","Vur","Shy","Vep","Za","Jo",null,"Jjy","Got","Jjie","Wo","Du","Shur","Lie","Cy","Cuop","Cip",
"Hxop","Shat",null,"Shop","Che","Zziet",null,"Ke"],RJ=[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,"A","a","A","a","HENG","heng","TZ","tz","3","3","4","4","4","4","F","S","AA","aa","AO","ao","AU",
"au","AV","av","AV-","av-","AY","ay","C","c","K","k","K","k","K","k","L","l","L","l","O","o","O","o","OO","oo","P","p","P","p","P","p","Q","q","Q","q","R","r","\
R","r","V","v","VY","vy","Z","z","TH","th","TH","th","Y","y","ET","et","IS","is","CON","con","US","us","dum","lum","num","rum","RUM","tum","um","D","d","F","f",
"G","G","g","L","l","R","r","S","s","T","t","^",":","=","'","'","H","l",".","N","n","C","c","c","h","B","b","F","f","AE","ae","OE","oe","UE","ue","G","g","K","k",
"N","n","R","r","S","s","H","E","G","L","I","Q","K","T","J","CHI","B","b","O","o","U","u",null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,"I","H","oe","M","F","P","M","I","M1"],xJ=["Kay","Kayng","Ke","Ko","Kol","Koc","Kwi",
"Kwi","Kyun","Kul","Kum","Na","Na","Na","La","Na","Na","Na","Na","Na","Nak","Nak","Nak","Nak","Nak","Nak","Nak","Nan","Nan","Nan","Nan","Nan","Nan","Nam","Nam",
"Nam","Nam","Nap","Nap","Nap","Nang","Nang","Nang","Nang","Nang","Nay","Nayng","No","No","No","No","No","No","No","No","No","No","No","No","Nok","Nok","Nok","No\
k","Nok","Nok","Non","Nong","Nong","Nong","Nong","Noy","Noy","Noy","Noy","Nwu","Nwu","Nwu","Nwu","Nwu","Nwu","Nwu","Nwu","Nuk","Nuk","Num","Nung","Nung","Nung",
"Nung","Nung","Twu","La","Lak","Lak","Lan","Lyeng","Lo","Lyul","Li","Pey","Pen","Pyen","Pwu","Pwul","Pi","Sak","Sak","Sam","Sayk","Sayng","Sep","Sey","Sway","Si\
n","Sim","Sip","Ya","Yak","Yak","Yang","Yang","Yang","Yang","Yang","Yang","Yang","Yang","Ye","Ye","Ye","Ye","Ye","Ye","Ye","Ye","Ye","Ye","Ye","Yek","Yek","Yek",
"Yek","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yen","Yel","Yel","Yel","Yel","Yel","Yel","Yem","Yem","Yem","Yem","Yem","Yep",
"Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yeng","Yey","Yey","Yey","Yey","O","Yo","Yo","Yo","Yo","Yo","Yo","Yo","Yo","\
Yo","Yo","Yong","Wun","Wen","Yu","Yu","Yu","Yu","Yu","Yu","Yu","Yu","Yu","Yu","Yuk","Yuk","Yuk","Yun","Yun","Yun","Yun","Yul","Yul","Yul","Yul","Yung","I","I","\
I","I","I","I","I","I","I","I","I","I","I","I","Ik","Ik","In","In","In","In","In","In","In","Im","Im","Im","Ip","Ip","Ip","Cang","Cek","Ci","Cip","Cha","Chek"],
NJ=["Chey","Thak","Thak","Thang","Thayk","Thong","Pho","Phok","Hang","Hang","Hyen","Hwak","Wu","Huo",null,null,"Zhong",null,"Qing",null,null,"Xi","Zhu","Yi","Li",
"Shen","Xiang","Fu","Jing","Jing","Yu",null,"Hagi",null,"Zhu",null,null,"Yi","Du",null,null,null,"Fan","Si","Guan"],FJ=["ff","fi","fl","ffi","ffl","st","st",null,
null,null,null,null,null,null,null,null,null,null,null,"mn","me","mi","vn","mkh",null,null,null,null,null,"yi",null,"ay","`",null,"d","h","k","l","m","m","t","+",
"sh","s","sh","s","a","a",null,"b","g","d","h","v","z",null,"t","y","k","k","l",null,"l",null,"n","n",null,"p","p",null,"ts","ts","r","sh","t","vo","b","k","p",
"l"],kJ=[null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,
null,null,null,null,"~",null,null,null,null,null,null,null,null,null,null,null,null,"..","--","-","_","_","(",") ","{","} ","[","] ","[(",")] ","<<",">> ","<","\
> ","[","] ","{","}",null,null,null,null,null,null,null,null,null,null,null,",",",",".",null,";",":","?","!","-","(",")","{","}","{","}","#","&","*","+","-","<",
">","=",null,"\\","$","%","@"],OJ=[null,"!",'"',"#","$","%","&","'","(",")","*","+",",","-",".","/","0","1","2","3","4","5","6","7","8","9",":",";","<","=",">",
"?","@","A","B","C","D","E","F","G","H","I","J","K","L","M","N","O","P","Q","R","S","T","U","V","W","X","Y","Z","[","\\","]","^","_","`","a","b","c","d","e","f",
"g","h","i","j","k","l","m","n","o","p","q","r","s","t","u","v","w","x","y","z","{","|","}","~",null,null,".","[","]",",","*","wo","a","i","u","e","o","ya","yu",
"yo","tu","+","a","i","u","e","o","ka","ki","ku","ke","ko","sa","si","su","se","so","ta","ti","tu","te","to","na","ni","nu","ne","no","ha","hi","hu","he","ho","\
ma","mi","mu","me","mo","ya","yu","yo","ra","ri","ru","re","ro","wa","n",":",";",null,"g","gg","gs","n","nj","nh","d","dd","r","lg","lm","lb","ls","lt","lp","rh",
"m","b","bb","bs","s","ss",null,"j","jj","c","k","t","p","h",null,null,null,"a","ae","ya","yae","eo","e",null,null,"yeo","ye","o","wa","wae","oe",null,null,"yo",
"u","weo","we","wi","yu",null,null,"eu","yi","i",null,null,null,"/C","PS","!","-","|","Y=","W=",null,"|","-","|","-","|","#","O",null,null,null,null,null,null,null,
null,null,null,"{","|","}"],AJ=["g","gg","n","d","dd","r","m","b","bb","s","ss","","j","jj","c","k","t","p","h"],QJ=["a","ae","ya","yae","eo","e","yeo","ye","o",
"wa","wae","oe","yo","u","weo","we","wi","yu","eu","yi","i"],BJ=["","g","gg","gs","n","nj","nh","d","l","lg","lm","lb","ls","lt","lp","lh","m","b","bs","s","ss",
"ng","j","c","k","t","p","h"],v=[];v[0]=bL;v[1]=JL;v[2]=ZL;v[3]=DL;v[4]=wL;v[5]=TL;v[6]=_L;v[7]=PL;v[9]=ML;v[10]=XL;v[11]=EL;v[12]=$L;v[13]=HL;v[14]=RL;v[15]=xL;
v[16]=NL;v[17]=FL;v[18]=kL;v[19]=OL;v[20]=AL;v[21]=QL;v[22]=BL;v[23]=GL;v[24]=jL;v[30]=KL;v[31]=WL;v[32]=IL;v[33]=zL;v[37]=qL;v[40]=UL;v[48]=VL;v[49]=eb;v[50]=nb;
v[51]=ib;v[78]=ab;v[79]=tb;v[80]=ub;v[81]=ob;v[82]=rb;v[83]=sb;v[84]=lb;v[85]=hb;v[86]=cb;v[87]=db;v[88]=gb;v[89]=fb;v[90]=pb;v[91]=mb;v[92]=yb;v[93]=Sb;v[94]=vb;
v[95]=Yb;v[96]=Cb;v[97]=Lb;v[98]=bb;v[99]=Jb;v[100]=Zb;v[101]=Db;v[102]=wb;v[103]=Tb;v[104]=_b;v[105]=Pb;v[106]=Mb;v[107]=Xb;v[108]=Eb;v[109]=$b;v[110]=Hb;v[111]=
Rb;v[112]=xb;v[113]=Nb;v[114]=Fb;v[115]=kb;v[116]=Ob;v[117]=Ab;v[118]=Qb;v[119]=Bb;v[120]=Gb;v[121]=jb;v[122]=Kb;v[123]=Wb;v[124]=Ib;v[125]=zb;v[126]=qb;v[127]=
Ub;v[128]=Vb;v[129]=eJ;v[130]=nJ;v[131]=iJ;v[132]=aJ;v[133]=tJ;v[134]=uJ;v[135]=oJ;v[136]=rJ;v[137]=sJ;v[138]=lJ;v[139]=hJ;v[140]=cJ;v[141]=dJ;v[142]=gJ;v[143]=
fJ;v[144]=pJ;v[145]=mJ;v[146]=yJ;v[147]=SJ;v[148]=vJ;v[149]=YJ;v[150]=CJ;v[151]=LJ;v[152]=bJ;v[153]=JJ;v[154]=ZJ;v[155]=DJ;v[156]=wJ;v[157]=TJ;v[158]=_J;v[159]=
PJ;v[160]=MJ;v[161]=XJ;v[162]=EJ;v[163]=$J;v[164]=HJ;v[167]=RJ;v[249]=xJ;v[250]=NJ;v[251]=FJ;v[254]=kJ;v[255]=OJ;var Lr={};for(let e=0;e<v.length;e++){let n=v[e];
if(n)for(let i=0;i<n.length;i++){let a=n[i];a&&(Lr[String.fromCharCode((e<<8)+i)]=a)}}for(let e=44032;e<=55203;e++){let n=e-44032;Lr[String.fromCharCode(e)]=AJ[n/
588|0]+QJ[n%588/28|0]+BJ[n%28]}var GJ=/[-[\]/{}()*+?.\\^$|]/g,jJ=/[\u2E80-\u2E99\u2E9B-\u2EF3\u2F00-\u2FD5\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFC\uF900-\uFA6D\uFA70-\uFAD9]|\uD81B[\uDFF0\uDFF1]|[\uD840-\uD868\uD86A-\uD86C\uD86F-\uD872\uD874-\uD879\uD880-\uD883][\uDC00-\uDFFF]|\uD869[\uDC00-\uDEDD\uDF00-\uDFFF]|\uD86D[\uDC00-\uDF34\uDF40-\uDFFF]|\uD86E[\uDC00-\uDC1D\uDC20-\uDFFF]|\uD873[\uDC00-\uDEA1\uDEB0-\uDFFF]|\uD87A[\uDC00-\uDFE0]|\uD87E[\uDC00-\uDE1D]|\uD884[\uDC00-\uDF4A]/,
KJ=/[\s!-#%-*,-/:;?@[-\]_{}\xA1\xA7\xAB\xB6\xB7\xBB\xBF\u037E\u0387\u055A-\u055F\u0589\u058A\u05BE\u05C0\u05C3\u05C6\u05F3\u05F4\u0609\u060A\u060C\u060D\u061B\u061E\u061F\u066A-\u066D\u06D4\u0700-\u070D\u07F7-\u07F9\u0830-\u083E\u085E\u0964\u0965\u0970\u09FD\u0A76\u0AF0\u0C77\u0C84\u0DF4\u0E4F\u0E5A\u0E5B\u0F04-\u0F12\u0F14\u0F3A-\u0F3D\u0F85\u0FD0-\u0FD4\u0FD9\u0FDA\u104A-\u104F\u10FB\u1360-\u1368\u1400\u166E\u169B\u169C\u16EB-\u16ED\u1735\u1736\u17D4-\u17D6\u17D8-\u17DA\u1800-\u180A\u1944\u1945\u1A1E\u1A1F\u1AA0-\u1AA6\u1AA8-\u1AAD\u1B5A-\u1B60\u1BFC-\u1BFF\u1C3B-\u1C3F\u1C7E\u1C7F\u1CC0-\u1CC7\u1CD3\u2010-\u2027\u2030-\u2043\u2045-\u2051\u2053-\u205E\u207D\u207E\u208D\u208E\u2308-\u230B\u2329\u232A\u2768-\u2775\u27C5\u27C6\u27E6-\u27EF\u2983-\u2998\u29D8-\u29DB\u29FC\u29FD\u2CF9-\u2CFC\u2CFE\u2CFF\u2D70\u2E00-\u2E2E\u2E30-\u2E4F\u2E52\u3001-\u3003\u3008-\u3011\u3014-\u301F\u3030\u303D\u30A0\u30FB\uA4FE\uA4FF\uA60D-\uA60F\uA673\uA67E\uA6F2-\uA6F7\uA874-\uA877\uA8CE\uA8CF\uA8F8-\uA8FA\uA8FC\uA92E\uA92F\uA95F\uA9C1-\uA9CD\uA9DE\uA9DF\uAA5C-\uAA5F\uAADE\uAADF\uAAF0\uAAF1\uABEB\uFD3E\uFD3F\uFE10-\uFE19\uFE30-\uFE52\uFE54-\uFE61\uFE63\uFE68\uFE6A\uFE6B\uFF01-\uFF03\uFF05-\uFF0A\uFF0C-\uFF0F\uFF1A\uFF1B\uFF1F\uFF20\uFF3B-\uFF3D\uFF3F\uFF5B\uFF5D\uFF5F-\uFF65]|\uD800[\uDD00-\uDD02\uDF9F\uDFD0]|\uD801\uDD6F|\uD802[\uDC57\uDD1F\uDD3F\uDE50-\uDE58\uDE7F\uDEF0-\uDEF6\uDF39-\uDF3F\uDF99-\uDF9C]|\uD803[\uDEAD\uDF55-\uDF59]|\uD804[\uDC47-\uDC4D\uDCBB\uDCBC\uDCBE-\uDCC1\uDD40-\uDD43\uDD74\uDD75\uDDC5-\uDDC8\uDDCD\uDDDB\uDDDD-\uDDDF\uDE38-\uDE3D\uDEA9]|\uD805[\uDC4B-\uDC4F\uDC5A\uDC5B\uDC5D\uDCC6\uDDC1-\uDDD7\uDE41-\uDE43\uDE60-\uDE6C\uDF3C-\uDF3E]|\uD806[\uDC3B\uDD44-\uDD46\uDDE2\uDE3F-\uDE46\uDE9A-\uDE9C\uDE9E-\uDEA2]|\uD807[\uDC41-\uDC45\uDC70\uDC71\uDEF7\uDEF8\uDFFF]|\uD809[\uDC70-\uDC74]|\uD81A[\uDE6E\uDE6F\uDEF5\uDF37-\uDF3B\uDF44]|\uD81B[\uDE97-\uDE9A\uDFE2]|\uD82F\uDC9F|\uD836[\uDE87-\uDE8B]|\uD83A[\uDD5E\uDD5F]/,
va={Left:-1,Middle:0,Right:1};function br(e){return(e||"").replace(GJ,"\\$&")}function Yg(e){return jJ.test(e)}function WJ(e){return KJ.test(e)}function We(e){if(Array.
isArray(e))return e.map(n=>We(n));if(e instanceof Date)return new Date(e.valueOf());if(e instanceof RegExp)return new RegExp(e.source,e.flags);if(e!==null&&typeof e==
"object"){let n={};for(let i in e)Object.hasOwn(e,i)&&(n[i]=We(e[i]));return n}return e}function IJ(e,n){let i=[];for(let u of n){let o=e.indexOf(u);for(;o>-1;)
i.push([o,o+u.length-1]),o=e.indexOf(u,o+1)}let a=i.sort((u,o)=>u[0]-o[0]||u[1]-o[1]);i=[];let t;for(let u of a)!t||u[0]>t[1]+1?(t=u,i.push(t)):u[1]>t[1]&&(t[1]=
u[1]);return i}function zJ(e,n){return e<n[0]?va.Left:e>n[1]?va.Right:va.Middle}function Cg(e,n){if(n.length===0)return!1;let i=0,a=n.length-1;for(;i<=a;){let t=i+
a>>>1,u=zJ(e,n[t]);if(u===va.Middle)return!0;u===va.Left?a=t-1:i=t+1}return!1}function Lg(e,n,i,a=[]){let t=a.length?new RegExp(a.map(br).join("|"),"g"):null,u=new RegExp(
n.source,`${n.flags.replace("g","")}g`),o="",r=0;for(;;){let s=u.exec(e),h="",l=0;if(s){for(;;){let c=t?.exec(s[0]);if(c&&t)h+=c.index>l?i:"",h+=c[0],l=t.lastIndex;else{
h+=s[0].length>l?i:"";break}}o+=e.substring(r,s.index)+h,r=u.lastIndex}else{o+=e.substring(r,e.length);break}}return o}var qJ=/[\uD800-\uDBFF]/,UJ=/[\uDC00-\uDFFF]/,
VJ=/[^\s\S]/,Cr={ignore:[],replace:[],replaceAfter:[],trim:!1,unknown:"",fixChineseSpacing:!0},Jr=class{get options(){return We({...Cr,...this.confOptions})}constructor(e=We(
Cr),n=Lr){this.confOptions=e,this.defaultMap=n,this.map=n}config(e,n=!1){return n&&(this.confOptions={}),e&&typeof e=="object"&&(this.confOptions=We(e)),this.confOptions}codeMapReplace(e,n,i=[]){
let a=0,t="",u=n.fixChineseSpacing&&Yg(e),o=!1;for(let r=0;r<e.length;r++){let s=qJ.test(e[r])&&UJ.test(e[r+1])?e[r]+e[r+1]:e[r],h,l=!1;Cg(a,i)||s.length===2&&Cg(
a+1,i)?(h=s,i.find(c=>c[1]>=a&&c[0]===a)||(l=!0)):h=this.map[s]||n.unknown||"",u&&(o&&!l&&!WJ(h)&&(h=` ${h}`),o=!!h&&Yg(s)),t+=h,a+=s.length,r+=s.length-1}return t}formatReplaceOption(e){
if(Array.isArray(e))return We(e);let n=[];for(let i in e)Object.hasOwn(e,i)&&n.push([i,e[i]]);return n}replaceString(e,n,i=[]){let a=We(n),t=e;for(let u of a){switch(!0){case u[0]instanceof
RegExp:u[0]=new RegExp(u[0].source,`${u[0].flags.replace("g","")}g`);break;case(typeof u[0]=="string"&&u[0].length>0):u[0]=new RegExp(br(u[0]),"g");break;default:
u[0]=VJ}t=Lg(t,u[0],u[1],i)}return t}setData(e,n=!1){if(n&&(this.map=We(this.defaultMap)),e&&typeof e=="object"&&Object.keys(e).length){this.map=We(this.map);for(let i in e)
Object.hasOwn(e,i)&&i.length<3&&i<="\u{10FFFF}"&&(this.map[i]=e[i])}return this.map}transliterate(e,n){let i=typeof n=="object"?n:{},a=We({...this.options,...i}),
t=typeof e=="string"?e:String(e),u=this.formatReplaceOption(a.replace);u.length&&(t=this.replaceString(t,u,a.ignore));let o=a.ignore&&a.ignore.length>0?IJ(t,a.ignore):
[];t=this.codeMapReplace(t,a,o),a.trim&&(t=t.trim());let r=this.formatReplaceOption(a.replaceAfter);return r.length&&(t=this.replaceString(t,r)),t}},eZ={...We(Cr),
allowedChars:"a-zA-Z0-9-_.~",lowercase:!0,separator:"-",uppercase:!1,fixChineseSpacing:!0},bg=class extends Jr{get options(){return We({...eZ,...this.confOptions})}config(e,n=!1){
return n&&(this.confOptions={}),e&&typeof e=="object"&&(this.confOptions=We(e)),this.confOptions}slugify(e,n){let i=typeof n=="object"?n:{},a=We({...this.options,
...i}),t=a.separator?br(a.separator):"",u=this.transliterate(e,a);return u=Lg(u,new RegExp(`[^${a.allowedChars}]+`,"g"),a.separator??"-",a.ignore??[]),t&&(u=u.replace(
new RegExp(`${t}+`,"g"),a.separator),u=u.replace(new RegExp(`^${t}+|${t}+$`,"g"),"")),a.lowercase&&(u=u.toLowerCase()),a.uppercase&&(u=u.toUpperCase()),u}};var Xi=new Jr,Jg=Xi.transliterate.bind(Xi);Jg.config=Xi.config.bind(Xi);Jg.setData=Xi.setData.bind(Xi);var Ei=new bg,Lt=Ei.slugify.bind(Ei);Lt.config=Ei.config.bind(Ei);Lt.setData=Ei.setData.bind(Ei);var Zg=64;function Dg(e){let n=Lt(e,{lowercase:!0,separator:"-",allowedChars:"a-zA-Z0-9"}).slice(0,Zg).replace(/^-+|-+$/g,"");if(n.length>=2)return n;throw new dn(
"slug_underivable","No slug can be derived from this name. Send a slug of 2 to 64 characters a-z, 0-9, - and _.",{details:[{in:"body",path:"/name",message:"has \
fewer than two letters or digits to make a slug of"}]})}function wg(e,n){let i=e;for(let a=2;n.has(i);a+=1){let t=`-${a}`;i=e.slice(0,Zg-t.length).replace(/-+$/,
"")+t}return i}var be=Uint8Array,qe=Uint16Array,Hr=Int32Array,bt=new be([0,0,0,0,0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4,5,5,5,5,0,0,0,0]),Jt=new be([0,0,0,0,1,1,2,2,3,3,4,4,5,
5,6,6,7,7,8,8,9,9,10,10,11,11,12,12,13,13,0,0]),_r=new be([16,17,18,0,8,7,9,6,10,5,11,4,12,3,13,2,14,1,15]),Eg=function(e,n){for(var i=new qe(31),a=0;a<31;++a)i[a]=
n+=1<<e[a-1];for(var t=new Hr(i[30]),a=1;a<30;++a)for(var u=i[a];u<i[a+1];++u)t[u]=u-i[a]<<5|a;return{b:i,r:t}},$g=Eg(bt,2),Hg=$g.b,Pr=$g.r;Hg[28]=258,Pr[258]=28;
var Rg=Eg(Jt,0),nZ=Rg.b,Tg=Rg.r,Mr=new qe(32768);for(ue=0;ue<32768;++ue)Xn=(ue&43690)>>1|(ue&21845)<<1,Xn=(Xn&52428)>>2|(Xn&13107)<<2,Xn=(Xn&61680)>>4|(Xn&3855)<<
4,Mr[ue]=((Xn&65280)>>8|(Xn&255)<<8)>>1;var Xn,ue,Zn=(function(e,n,i){for(var a=e.length,t=0,u=new qe(n);t<a;++t)e[t]&&++u[e[t]-1];var o=new qe(n);for(t=1;t<n;++t)
o[t]=o[t-1]+u[t-1]<<1;var r;if(i){r=new qe(1<<n);var s=15-n;for(t=0;t<a;++t)if(e[t])for(var h=t<<4|e[t],l=n-e[t],c=o[e[t]-1]++<<l,d=c|(1<<l)-1;c<=d;++c)r[Mr[c]>>
s]=h}else for(r=new qe(a),t=0;t<a;++t)e[t]&&(r[t]=Mr[o[e[t]-1]++]>>15-e[t]);return r}),Gn=new be(288);for(ue=0;ue<144;++ue)Gn[ue]=8;var ue;for(ue=144;ue<256;++ue)
Gn[ue]=9;var ue;for(ue=256;ue<280;++ue)Gn[ue]=7;var ue;for(ue=280;ue<288;++ue)Gn[ue]=8;var ue,La=new be(32);for(ue=0;ue<32;++ue)La[ue]=5;var ue,iZ=Zn(Gn,9,0),aZ=Zn(
Gn,9,1),tZ=Zn(La,5,0),uZ=Zn(La,5,1),Zr=function(e){for(var n=e[0],i=1;i<e.length;++i)e[i]>n&&(n=e[i]);return n},gn=function(e,n,i){var a=n/8|0;return(e[a]|e[a+1]<<
8)>>(n&7)&i},Dr=function(e,n){var i=n/8|0;return(e[i]|e[i+1]<<8|e[i+2]<<16)>>(n&7)},Rr=function(e){return(e+7)/8|0},Ja=function(e,n,i){return(n==null||n<0)&&(n=
0),(i==null||i>e.length)&&(i=e.length),new be(e.subarray(n,i))};var oZ=["unexpected EOF","invalid block type","invalid length/literal","invalid distance","stream finished","no stream handler",,"no callback","invalid UTF-8 da\
ta","extra field too long","date not in range 1980-2099","filename too long","stream finishing","invalid zip data"],Fe=function(e,n,i){var a=new Error(n||oZ[e]);
if(a.code=e,Error.captureStackTrace&&Error.captureStackTrace(a,Fe),!i)throw a;return a},rZ=function(e,n,i,a){var t=e.length,u=a?a.length:0;if(!t||n.f&&!n.l)return i||
new be(0);var o=!i,r=o||n.i!=2,s=n.i;o&&(i=new be(t*3));var h=function(Ye){var he=i.length;if(Ye>he){var Q=new be(Math.max(he*2,Ye));Q.set(i),i=Q}},l=n.f||0,c=n.
p||0,d=n.b||0,p=n.l,m=n.d,y=n.m,Y=n.n,C=t*8;do{if(!p){l=gn(e,c,1);var D=gn(e,c+1,3);if(c+=3,D)if(D==1)p=aZ,m=uZ,y=9,Y=5;else if(D==2){var f=gn(e,c,31)+257,g=gn(
e,c+10,15)+4,S=f+gn(e,c+5,31)+1;c+=14;for(var L=new be(S),Z=new be(19),$=0;$<g;++$)Z[_r[$]]=gn(e,c+$*3,7);c+=g*3;for(var z=Zr(Z),ve=(1<<z)-1,fe=Zn(Z,z,1),$=0;$<
S;){var G=fe[gn(e,c,ve)];c+=G&15;var w=G>>4;if(w<16)L[$++]=w;else{var ae=0,_=0;for(w==16?(_=3+gn(e,c,3),c+=2,ae=L[$-1]):w==17?(_=3+gn(e,c,7),c+=3):w==18&&(_=11+
gn(e,c,127),c+=7);_--;)L[$++]=ae}}var oe=L.subarray(0,f),X=L.subarray(f);y=Zr(oe),Y=Zr(X),p=Zn(oe,y,1),m=Zn(X,Y,1)}else Fe(1);else{var w=Rr(c)+4,M=e[w-4]|e[w-3]<<
8,J=w+M;if(J>t){s&&Fe(0);break}r&&h(d+M),i.set(e.subarray(w,J),d),n.b=d+=M,n.p=c=J*8,n.f=l;continue}if(c>C){s&&Fe(0);break}}r&&h(d+131072);for(var A=(1<<y)-1,P=(1<<
Y)-1,de=c;;de=c){var ae=p[Dr(e,c)&A],K=ae>>4;if(c+=ae&15,c>C){s&&Fe(0);break}if(ae||Fe(2),K<256)i[d++]=K;else if(K==256){de=c,p=null;break}else{var q=K-254;if(K>
264){var $=K-257,ee=bt[$];q=gn(e,c,(1<<ee)-1)+Hg[$],c+=ee}var x=m[Dr(e,c)&P],F=x>>4;x||Fe(3),c+=x&15;var X=nZ[F];if(F>3){var ee=Jt[F];X+=Dr(e,c)&(1<<ee)-1,c+=ee}
if(c>C){s&&Fe(0);break}r&&h(d+131072);var se=d+q;if(d<X){var k=u-X,le=Math.min(X,se);for(k+d<0&&Fe(3);d<le;++d)i[d]=a[k+d]}for(;d<se;++d)i[d]=i[d-X]}}n.l=p,n.p=
de,n.b=d,n.f=l,p&&(l=1,n.m=y,n.d=m,n.n=Y)}while(!l);return d!=i.length&&o?Ja(i,0,d):i.subarray(0,d)},En=function(e,n,i){i<<=n&7;var a=n/8|0;e[a]|=i,e[a+1]|=i>>8},
Ya=function(e,n,i){i<<=n&7;var a=n/8|0;e[a]|=i,e[a+1]|=i>>8,e[a+2]|=i>>16},wr=function(e,n){for(var i=[],a=0;a<e.length;++a)e[a]&&i.push({s:a,f:e[a]});var t=i.length,
u=i.slice();if(!t)return{t:Ng,l:0};if(t==1){var o=new be(i[0].s+1);return o[i[0].s]=1,{t:o,l:1}}i.sort(function(J,f){return J.f-f.f}),i.push({s:-1,f:25001});var r=i[0],
s=i[1],h=0,l=1,c=2;for(i[0]={s:-1,f:r.f+s.f,l:r,r:s};l!=t-1;)r=i[i[h].f<i[c].f?h++:c++],s=i[h!=l&&i[h].f<i[c].f?h++:c++],i[l++]={s:-1,f:r.f+s.f,l:r,r:s};for(var d=u[0].
s,a=1;a<t;++a)u[a].s>d&&(d=u[a].s);var p=new qe(d+1),m=Xr(i[l-1],p,0);if(m>n){var a=0,y=0,Y=m-n,C=1<<Y;for(u.sort(function(f,g){return p[g.s]-p[f.s]||f.f-g.f});a<
t;++a){var D=u[a].s;if(p[D]>n)y+=C-(1<<m-p[D]),p[D]=n;else break}for(y>>=Y;y>0;){var w=u[a].s;p[w]<n?y-=1<<n-p[w]++-1:++a}for(;a>=0&&y;--a){var M=u[a].s;p[M]==n&&
(--p[M],++y)}m=n}return{t:new be(p),l:m}},Xr=function(e,n,i){return e.s==-1?Math.max(Xr(e.l,n,i+1),Xr(e.r,n,i+1)):n[e.s]=i},_g=function(e){for(var n=e.length;n&&
!e[--n];);for(var i=new qe(++n),a=0,t=e[0],u=1,o=function(s){i[a++]=s},r=1;r<=n;++r)if(e[r]==t&&r!=n)++u;else{if(!t&&u>2){for(;u>138;u-=138)o(32754);u>2&&(o(u>10?
u-11<<5|28690:u-3<<5|12305),u=0)}else if(u>3){for(o(t),--u;u>6;u-=6)o(8304);u>2&&(o(u-3<<5|8208),u=0)}for(;u--;)o(t);u=1,t=e[r]}return{c:i.subarray(0,a),n}},Ca=function(e,n){
for(var i=0,a=0;a<n.length;++a)i+=e[a]*n[a];return i},xg=function(e,n,i){var a=i.length,t=Rr(n+2);e[t]=a&255,e[t+1]=a>>8,e[t+2]=e[t]^255,e[t+3]=e[t+1]^255;for(var u=0;u<
a;++u)e[t+u+4]=i[u];return(t+4+a)*8},Pg=function(e,n,i,a,t,u,o,r,s,h,l){En(n,l++,i),++t[256];for(var c=wr(t,15),d=c.t,p=c.l,m=wr(u,15),y=m.t,Y=m.l,C=_g(d),D=C.c,
w=C.n,M=_g(y),J=M.c,f=M.n,g=new qe(19),S=0;S<D.length;++S)++g[D[S]&31];for(var S=0;S<J.length;++S)++g[J[S]&31];for(var L=wr(g,7),Z=L.t,$=L.l,z=19;z>4&&!Z[_r[z-1]];--z)
;var ve=h+5<<3,fe=Ca(t,Gn)+Ca(u,La)+o,G=Ca(t,d)+Ca(u,y)+o+14+3*z+Ca(g,Z)+2*g[16]+3*g[17]+7*g[18];if(s>=0&&ve<=fe&&ve<=G)return xg(n,l,e.subarray(s,s+h));var ae,
_,oe,X;if(En(n,l,1+(G<fe)),l+=2,G<fe){ae=Zn(d,p,0),_=d,oe=Zn(y,Y,0),X=y;var A=Zn(Z,$,0);En(n,l,w-257),En(n,l+5,f-1),En(n,l+10,z-4),l+=14;for(var S=0;S<z;++S)En(
n,l+3*S,Z[_r[S]]);l+=3*z;for(var P=[D,J],de=0;de<2;++de)for(var K=P[de],S=0;S<K.length;++S){var q=K[S]&31;En(n,l,A[q]),l+=Z[q],q>15&&(En(n,l,K[S]>>5&127),l+=K[S]>>
12)}}else ae=iZ,_=Gn,oe=tZ,X=La;for(var S=0;S<r;++S){var ee=a[S];if(ee>255){var q=ee>>18&31;Ya(n,l,ae[q+257]),l+=_[q+257],q>7&&(En(n,l,ee>>23&31),l+=bt[q]);var x=ee&
31;Ya(n,l,oe[x]),l+=X[x],x>3&&(Ya(n,l,ee>>5&8191),l+=Jt[x])}else Ya(n,l,ae[ee]),l+=_[ee]}return Ya(n,l,ae[256]),l+_[256]},sZ=new Hr([65540,131080,131088,131104,
262176,1048704,1048832,2114560,2117632]),Ng=new be(0),lZ=function(e,n,i,a,t,u){var o=u.z||e.length,r=new be(a+o+5*(1+Math.ceil(o/7e3))+t),s=r.subarray(a,r.length-
t),h=u.l,l=(u.r||0)&7;if(n){l&&(s[0]=u.r>>3);for(var c=sZ[n-1],d=c>>13,p=c&8191,m=(1<<i)-1,y=u.p||new qe(32768),Y=u.h||new qe(m+1),C=Math.ceil(i/3),D=2*C,w=function(O){
return(e[O]^e[O+1]<<C^e[O+2]<<D)&m},M=new Hr(25e3),J=new qe(288),f=new qe(32),g=0,S=0,L=u.i||0,Z=0,$=u.w||0,z=0;L+2<o;++L){var ve=w(L),fe=L&32767,G=Y[ve];if(y[fe]=
G,Y[ve]=fe,$<=L){var ae=o-L;if((g>7e3||Z>24576)&&(ae>423||!h)){l=Pg(e,s,0,M,J,f,S,Z,z,L-z,l),Z=g=S=0,z=L;for(var _=0;_<286;++_)J[_]=0;for(var _=0;_<30;++_)f[_]=
0}var oe=2,X=0,A=p,P=fe-G&32767;if(ae>2&&ve==w(L-P))for(var de=Math.min(d,ae)-1,K=Math.min(32767,L),q=Math.min(258,ae);P<=K&&--A&&fe!=G;){if(e[L+oe]==e[L+oe-P]){
for(var ee=0;ee<q&&e[L+ee]==e[L+ee-P];++ee);if(ee>oe){if(oe=ee,X=P,ee>de)break;for(var x=Math.min(P,ee-2),F=0,_=0;_<x;++_){var se=L-P+_&32767,k=y[se],le=se-k&32767;
le>F&&(F=le,G=se)}}}fe=G,G=y[fe],P+=fe-G&32767}if(X){M[Z++]=268435456|Pr[oe]<<18|Tg[X];var Ye=Pr[oe]&31,he=Tg[X]&31;S+=bt[Ye]+Jt[he],++J[257+Ye],++f[he],$=L+oe,
++g}else M[Z++]=e[L],++J[e[L]]}}for(L=Math.max(L,$);L<o;++L)M[Z++]=e[L],++J[e[L]];l=Pg(e,s,h,M,J,f,S,Z,z,L-z,l),h||(u.r=l&7|s[l/8|0]<<3,l-=7,u.h=Y,u.p=y,u.i=L,u.
w=$)}else{for(var L=u.w||0;L<o+h;L+=65535){var Q=L+65535;Q>=o&&(s[l/8|0]=h,Q=o),l=xg(s,l+1,e.subarray(L,Q))}u.i=o}return Ja(r,0,a+Rr(l)+t)},hZ=(function(){for(var e=new Int32Array(
256),n=0;n<256;++n){for(var i=n,a=9;--a;)i=(i&1&&-306674912)^i>>>1;e[n]=i}return e})(),cZ=function(){var e=-1;return{p:function(n){for(var i=e,a=0;a<n.length;++a)
i=hZ[i&255^n[a]]^i>>>8;e=i},d:function(){return~e}}};var dZ=function(e,n,i,a,t){if(!t&&(t={l:1},n.dictionary)){var u=n.dictionary.subarray(-32768),o=new be(u.length+e.length);o.set(u),o.set(e,u.length),e=o,t.w=u.length}
return lZ(e,n.level==null?6:n.level,n.mem==null?t.l?Math.ceil(Math.max(8,Math.min(13,Math.log(e.length)))*1.5):20:12+n.mem,i,a,t)},Fg=function(e,n){var i={};for(var a in e)
i[a]=e[a];for(var a in n)i[a]=n[a];return i};var Jn=function(e,n){return e[n]|e[n+1]<<8},on=function(e,n){return(e[n]|e[n+1]<<8|e[n+2]<<16|e[n+3]<<24)>>>0},Tr=function(e,n){return on(e,n)+on(e,n+4)*4294967296},
Xe=function(e,n,i){for(;i;++n)e[n]=i,i>>>=8};function gZ(e,n){return dZ(e,n||{},0,0)}function fZ(e,n){return rZ(e,{i:2},n&&n.out,n&&n.dictionary)}var kg=function(e,n,i,a){for(var t in e){var u=e[t],o=n+t,r=a;Array.isArray(u)&&(r=Fg(a,u[1]),u=u[0]),ArrayBuffer.isView(u)?i[o]=[u,r]:(i[o+="/"]=[new be(0),r],
kg(u,o,i,a))}},Mg=typeof TextEncoder<"u"&&new TextEncoder,Er=typeof TextDecoder<"u"&&new TextDecoder,pZ=0;try{Er.decode(Ng,{stream:!0}),pZ=1}catch{}var mZ=function(e){
for(var n="",i=0;;){var a=e[i++],t=(a>127)+(a>223)+(a>239);if(i+t>e.length)return{s:n,r:Ja(e,i-1)};t?t==3?(a=((a&15)<<18|(e[i++]&63)<<12|(e[i++]&63)<<6|e[i++]&63)-
65536,n+=String.fromCharCode(55296|a>>10,56320|a&1023)):t&1?n+=String.fromCharCode((a&31)<<6|e[i++]&63):n+=String.fromCharCode((a&15)<<12|(e[i++]&63)<<6|e[i++]&
63):n+=String.fromCharCode(a)}};function ba(e,n){if(n){for(var i=new be(e.length),a=0;a<e.length;++a)i[a]=e.charCodeAt(a);return i}if(Mg)return Mg.encode(e);for(var t=e.length,u=new be(e.length+
(e.length>>1)),o=0,r=function(l){u[o++]=l},a=0;a<t;++a){if(o+5>u.length){var s=new be(o+8+(t-a<<1));s.set(u),u=s}var h=e.charCodeAt(a);h<128||n?r(h):h<2048?(r(192|
h>>6),r(128|h&63)):h>55295&&h<57344?(h=65536+(h&1047552)|e.charCodeAt(++a)&1023,r(240|h>>18),r(128|h>>12&63),r(128|h>>6&63),r(128|h&63)):(r(224|h>>12),r(128|h>>
6&63),r(128|h&63))}return Ja(u,0,o)}function yZ(e,n){if(n){for(var i="",a=0;a<e.length;a+=16384)i+=String.fromCharCode.apply(null,e.subarray(a,a+16384));return i}else{
if(Er)return Er.decode(e);var t=mZ(e),u=t.s,i=t.r;return i.length&&Fe(8),u}}var SZ=function(e,n){return n+30+Jn(e,n+26)+Jn(e,n+28)},vZ=function(e,n,i){var a=Jn(e,n+28),t=Jn(e,n+30),u=yZ(e.subarray(n+46,n+46+a),!(Jn(e,n+8)&2048)),o=n+46+
a,r=YZ(e,o,t,i,on(e,n+20),on(e,n+24),on(e,n+42)),s=r[0],h=r[1],l=r[2];return[Jn(e,n+10),s,h,u,o+t+Jn(e,n+32),l]},YZ=function(e,n,i,a,t,u,o){var r=t==4294967295,
s=u==4294967295,h=o==4294967295,l=n+i,c=r+s+h;if(a&&c){for(;n+4<l;n+=4+Jn(e,n+2))if(Jn(e,n)==1)return[r?Tr(e,n+4+8*s):t,s?Tr(e,n+4):u,h?Tr(e,n+4+8*(s+r)):o,1];a<
2&&Fe(13)}return[t,u,o,0]},$r=function(e){var n=0;if(e)for(var i in e){var a=e[i].length;a>65535&&Fe(9),n+=a+4}return n},Xg=function(e,n,i,a,t,u,o,r){var s=a.length,
h=i.extra,l=r&&r.length,c=$r(h);Xe(e,n,o!=null?33639248:67324752),n+=4,o!=null&&(e[n++]=20,e[n++]=i.os),e[n]=20,n+=2,e[n++]=i.flag<<1|(u<0&&8),e[n++]=t&&8,e[n++]=
i.compression&255,e[n++]=i.compression>>8;var d=new Date(i.mtime==null?Date.now():i.mtime),p=d.getFullYear()-1980;if((p<0||p>119)&&Fe(10),Xe(e,n,p<<25|d.getMonth()+
1<<21|d.getDate()<<16|d.getHours()<<11|d.getMinutes()<<5|d.getSeconds()>>1),n+=4,u!=-1&&(Xe(e,n,i.crc),Xe(e,n+4,u<0?-u-2:u),Xe(e,n+8,i.size)),Xe(e,n+12,s),Xe(e,
n+14,c),n+=16,o!=null&&(Xe(e,n,l),Xe(e,n+6,i.attrs),Xe(e,n+10,o),n+=14),e.set(a,n),n+=s,c)for(var m in h){var y=h[m],Y=y.length;Xe(e,n,+m),Xe(e,n+2,Y),e.set(y,n+
4),n+=4+Y}return l&&(e.set(r,n),n+=l),n},CZ=function(e,n,i,a,t){Xe(e,n,101010256),Xe(e,n+8,i),Xe(e,n+10,i),Xe(e,n+12,a),Xe(e,n+16,t)};function Og(e,n){n||(n={});var i={},a=[];kg(e,"",i,n);var t=0,u=0;for(var o in i){var r=i[o],s=r[0],h=r[1],l=h.level==0?0:8,c=ba(o),d=c.length,p=h.comment,m=p&&
ba(p),y=m&&m.length,Y=$r(h.extra);d>65535&&Fe(11);var C=l?gZ(s,h):s,D=C.length,w=cZ();w.p(s),a.push(Fg(h,{size:s.length,crc:w.d(),c:C,f:c,m,u:d!=o.length||m&&p.
length!=y,o:t,compression:l})),t+=30+d+Y+D,u+=76+2*(d+Y)+(y||0)+D}for(var M=new be(u+22),J=t,f=u-t,g=0;g<a.length;++g){var c=a[g];Xg(M,c.o,c,c.f,c.u,c.c.length);
var S=30+c.f.length+$r(c.extra);M.set(c.c,c.o+S),Xg(M,t,c,c.f,c.u,c.c.length,c.o,c.m),t+=16+S+(c.m?c.m.length:0)}return CZ(M,t,a.length,f,J),M}function Ag(e,n){for(var i={},a=e.length-22;on(e,a)!=101010256;--a)(!a||e.length-a>65558)&&Fe(13);var t=Jn(e,a+8);if(!t)return{};var u=on(e,a+16),o=on(e,a-20)==
117853008;if(o){var r=on(e,a-12);o=on(e,r)==101075792,o&&(t=on(e,r+32),u=on(e,r+48))}for(var s=n&&n.filter,h=0;h<t;++h){var l=vZ(e,u,o),c=l[0],d=l[1],p=l[2],m=l[3],
y=l[4],Y=l[5],C=SZ(e,Y);u=y,(!s||s({name:m,size:d,originalSize:p,compression:c}))&&(c?c==8?i[m]=fZ(e.subarray(C,C+d),{out:new be(p)}):Fe(14,"unknown compression\
 type "+c):i[m]=Ja(e,C,C+d))}return i}var LZ=/^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$|(^|\/)\._/i,Qg=e=>!e.endsWith("/")&&!LZ.test(e);function Bg(e){return e.normalize("NFC").replaceAll(
/\p{Cc}/gu,"").split("/").filter(a=>a!==""&&a!=="."&&a!==".."&&!/^[A-Za-z]:$/.test(a)).join("/")||"document"}var bZ="; ",Gg=e=>e===null||typeof e!="object";function xr(e,n){return n.has(e)?`data.${e}`:e}function Zt(e,{own:n,isSpread:i,isInList:a=!1}){let t=new Set(Object.
keys(n)),u={...n},o=[];function r(s,h,l,c){if(Gg(l))s[h]=l;else if(H(l)&&i(h))for(let[d,p]of Object.entries(l))r(s,`${h}.${d}`,p,c);else Array.isArray(l)?l.every(
Gg)?s[h]=l.map(d=>d??"").join(bZ):c?s[h]=JSON.stringify(l):l.forEach((d,p)=>r(o[p]??={},h,d,!0)):s[h]=JSON.stringify(l)}for(let[s,h]of Object.entries(e))r(u,xr(
s,t),h,a);return(o.length===0?[{}]:o).map(s=>({...u,...s}))}function Dt(e,n){return n.map(i=>e[i]??null)}var Kg=e=>`rule: ${e}`,wt=e=>[...new Set(e.map(({name:n})=>Kg(n)))],jg=({result:e,message:n})=>n===null?e:`${e}: ${n}`;function Tt(e){let n={};for(let i of e){let a=Kg(
i.name),t=n[a];n[a]=t===void 0?jg(i):`${t}; ${jg(i)}`}return n}var Nr=["position","documentId","name","runId","status","confidence","error","metadata"];function Wg(e,{parents:n}){let{position:i,documentId:a,name:t,runId:u,status:o,
confidence:r,errorCode:s,errorMessage:h,metadata:l}=e,c=s===null?null:`${s.code}: ${h??""}`,d=Object.keys(l).length===0?null:JSON.stringify(l),p=Zt(e.extractedData??
{},{own:{position:i,documentId:a,name:t,runId:u,status:o,confidence:r,error:c,metadata:d},isSpread:y=>n.has(y)}),m=Tt(e.rules);return p.map(y=>({...y,...m}))}var JZ=new Set(["date","date-time"]);function _t(e,{own:n,isInList:i=!1}){let a=new Set(n),t=new Set,u=new Set,o=new Set;function r(h,l){let c=h.startsWith("#")?
bn(e,Te(decodeURIComponent(h.slice(1)))):void 0;c===void 0||l.refs.includes(h)?t.add(l.column):s(c,{...l,refs:[...l.refs,h]})}function s(h,l){let{column:c,isInList:d}=l,
p=()=>c!==""&&t.add(c);if(!H(h))return void p();JZ.has(h.format)&&o.add(c);let{$ref:m,properties:y,items:Y}=h,C=[h.allOf,h.anyOf,h.oneOf].flatMap(D=>Array.isArray(
D)?D:[]);if(typeof m=="string")return r(m,l);if(!H(y)&&Y===void 0&&C.length===0)return void p();if(H(y)){u.add(c);for(let[D,w]of Object.entries(y))s(w,{...l,column:c===
""?xr(D,a):`${c}.${D}`})}Y!==void 0&&d?p():Y!==void 0&&s(Y,{...l,isInList:!0});for(let D of C)ZZ(D)||s(D,l)}return s(e,{column:"",isInList:i,refs:[]}),{names:[...t],
parents:u,dates:o}}var ZZ=e=>H(e)&&e.type==="null";var DZ=/^(\d{4})-(\d\d)-(\d\d)(?:[Tt ](\d\d):(\d\d):(\d\d(?:\.\d+)?)(?:[Zz]|[+-]\d\d:\d\d)?)?$/;var wZ=Date.UTC(1899,11,30)/1e3/86400,TZ=60;function Ig(e){let[,n,i,a,t,u,o]=DZ.exec(e)?.map(Number)??[];if(n===void 0||i===void 0||a===void 0||n<1900)return null;
let r=new Date(Date.UTC(n,i-1,a));if(r.getUTCMonth()!==i-1||r.getUTCDate()!==a)return null;let s=r.getTime()/1e3/86400-wZ,h=s>TZ?s:s-1;return t===void 0||u===void 0||
o===void 0||Number.isNaN(t)?{value:h,hasTime:!1}:t>23||u>59||o>=60?null:{value:h+(t*3600+u*60+o)/86400,hasTime:!0}}var zg=`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
`,Fr="http://schemas.openxmlformats.org/package/2006",Pt="http://schemas.openxmlformats.org/officeDocument/2006/relationships",Or="http://schemas.openxmlformats\
.org/spreadsheetml/2006/main",kr="application/vnd.openxmlformats-officedocument.spreadsheetml",_Z=32767,Ar="xl/worksheets/sheet1.xml";function PZ(e){let n=`numF\
mtId="${e}" applyNumberFormat="1"`;return`<xf ${n}/><xf ${n} fillId="2" applyFill="1"/>`}var MZ={"[Content_Types].xml":`<Types xmlns="${Fr}/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Override PartName="/xl/workbook.xml" ContentType="${kr}.sheet.main+xml"/>
    <Override PartName="/xl/styles.xml" ContentType="${kr}.styles+xml"/>
    <Override PartName="/${Ar}" ContentType="${kr}.worksheet+xml"/></Types>`,"_rels/.rels":`<Relationships xmlns="${Fr}/relationships">
    <Relationship Id="rId1" Type="${Pt}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,"xl/workbook.xml":`<workbook xmlns="${Or}" xmlns:r="${Pt}">
    <bookViews><workbookView/></bookViews>
    <sheets><sheet name="Documents" sheetId="1" r:id="rId1"/></sheets></workbook>`,"xl/_rels/workbook.xml.rels":`<Relationships xmlns="${Fr}/relationships">
    <Relationship Id="rId1" Type="${Pt}/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="rId2" Type="${Pt}/styles" Target="styles.xml"/></Relationships>`,"xl/styles.xml":`<styleSheet xmlns="${Or}"><numFmts count="2">
    <numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>
    <numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>
    <fonts count="1"><font/></fonts><fills count="3">
    <fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
    <fill><patternFill patternType="solid"><fgColor rgb="FFFFF2CC"/></patternFill></fill></fills>
    <borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
    <cellXfs count="6">${["0","164","165"].map(PZ).join("")}</cellXfs></styleSheet>`},qg=Object.entries(MZ).map(([e,n])=>[e,zg+n]),XZ={"&":"&amp;","<":"&lt;",">":"\
&gt;"};function EZ(e){return e.slice(0,_Z).toWellFormed().replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,"").replaceAll(/[&<>]/g,n=>XZ[n]??
"")}var $Z={plain:0,date:2,time:4};function HZ(e,{isDate:n,isMarked:i}){let a=n&&typeof e=="string"?Ig(e):null,t=$Z[a===null?"plain":a.hasTime?"time":"date"]+(i?
1:0),u=t===0?"":` s="${t}"`;return e===null?`<c${u}/>`:a!==null?`<c${u}><v>${a.value}</v></c>`:typeof e=="number"?`<c${u}><v>${e}</v></c>`:typeof e=="boolean"?`\
<c${u} t="b"><v>${e?1:0}</v></c>`:`<c${u} t="inlineStr"><is><t xml:space="preserve">${EZ(e)}</t></is></c>`}function Ug(e){let n=String.fromCharCode(65+e%26);return e<
26?n:Ug(Math.floor(e/26)-1)+n}var RZ=20;function Vg({columns:e,dates:n}){let i=e.flatMap((a,t)=>n.has(a)?[`<col min="${t+1}" max="${t+1}" width="${RZ}" customWi\
dth="1"/>`]:[]);return`${zg}<worksheet xmlns="${Or}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="\
frozen"/></sheetView></sheetViews>${i.length===0?"":`<cols>${i.join("")}</cols>`}<sheetData>`+Qr({cells:e},{columns:e,dates:new Set})}function Qr({cells:e,marked:n},{
columns:i,dates:a}){return`<row>${e.map((u,o)=>HZ(u,{isDate:a.has(i[o]??""),isMarked:n?.has(o)===!0})).join("")}</row>`}function ef({columns:e},n){return`</shee\
tData><autoFilter ref="A1:${Ug(e.length-1)}${n+1}"/></worksheet>`}var Br=["name","runId"],xZ=["reviewStatus","reviewer","decidedAt","corrected"];function NZ(e,n){let i=e.toReversed().map(a=>_t(a,n));return{names:[...new Set(i.
flatMap(({names:a})=>a))],parents:new Set(i.flatMap(({parents:a})=>[...a])),dates:new Set(i.flatMap(({dates:a})=>[...a]))}}var FZ=(e,n,i)=>i.every(a=>(e[a]??null)===
(n[a]??null));function kZ(e,n,i){return e.map((a,t)=>{if(n.some(o=>FZ(a,o,i)))return[];let u=n[t]??{};return i.filter(o=>(a[o]??null)!==(u[o]??null))})}function nf(e,n){
let i=[...Br,...n.review?xZ:[],...n.confidence?["confidence"]:[]],a={own:i,isInList:n.rows==="document"},{names:t,parents:u,dates:o}=NZ(e.map(({definition:l})=>l),
a),r=wt(e.flatMap(({rules:l})=>l)),s=[...Br,...t,...r,...i.slice(Br.length)],h=(l,c)=>Zt(l??{},{own:c,isSpread:d=>u.has(d),isInList:a.isInList});return{columns:s,
dates:new Set([...o,"decidedAt"]),toRows({extractedData:l,reviewedData:c,rules:d,...p}){let m={...p,reviewer:p.reviewer?.name??null},y=Object.fromEntries(i.map(
D=>[D,m[D]??null])),Y=h(c??l,y),C=c===null?[]:kZ(Y,h(l,y),t);return Y.map((D,w)=>{let M=C[w]??[];return n.review&&(D.corrected=M.length===0?null:M.join("; ")),{
cells:Dt({...D,...Tt(d)},s),marked:new Set(M.map(J=>s.indexOf(J)))}})}}}var tf=Da(af(),1),OZ=String.raw`[\s\u00ad\u200b-\u200f\u2060\ufeff]*`,AZ=new RegExp(String.raw`(^|[;\t\r\n|])(?=${OZ}(?:[=@＝＠]|[+\-＋－](?![\d\s().,/-]*(?:$|[;\t\r\n|]))))`,
"g");function QZ(e){return e.replace(/^[\t\r]/,"'$&").replace(AZ,"$1'")}function uf(e){let n=e.map(i=>typeof i=="string"?QZ(i):i);return`${tf.default.unparse([n],
{quotes:(i,a)=>n[a]!==e[a]})}\r
`}var sf=e=>e.flatMap(({rules:n})=>n);function of(e,n){let{names:i,parents:a,dates:t}=_t(n,{own:Nr}),u=[...Nr,...i,...wt(sf(e))],o=e.flatMap(r=>Wg(r,{parents:a}));
return{columns:u,dates:t,rows:o.map(r=>({cells:Dt(r,u)}))}}var lf=({columns:e,rows:n})=>ba([{cells:e},...n].map(({cells:i})=>uf(i)).join(""));function hf(e){let n=e.
rows.map(t=>Qr(t,e)),i=[Vg(e),...n,ef(e,n.length)].join(""),a=[...qg,[Ar,i]];return Og(Object.fromEntries(a.map(([t,u])=>[t,ba(u)])))}function rf(e,n,i){let[a={},
...t]=n,u=[{definition:a,rules:sf(e)},...t.map(h=>({definition:h,rules:[]}))],{columns:o,dates:r,toRows:s}=nf(u,i);return{columns:o,dates:r,rows:e.flatMap(h=>s(
h))}}var cf={readArchive(e){return Object.entries(Ag(e,{filter:({name:i})=>Qg(i)})).map(([i,a])=>({name:Bg(i),bytes:a}))},formatCsv:(e,n)=>lf(of(e,n)),formatWorkbook:(e,n)=>hf(
of(e,n))},df={formatCsv:(e,n,i)=>lf(rf(e,n,i)),formatWorkbook:(e,n,i)=>hf(rf(e,n,i))};var BZ=Qh(Mc),gf=(e,n)=>new RegExp(e,"u").test(n),pf={ServiceError:dn,errorStatus:No,readQuery:Gd,makeFieldsStorable:eg,checkParameters:(e,n)=>Wd(e)(n),checkMultipart:(e,n,{
fields:i,hasFile:a})=>Ud(e,()=>n)(i,a),errorDetails:e=>vt(e),summarize:zd,matchesSearch:(e,n)=>sg(e,rg(n)),namesEtag:ig,deriveSlug:Dg,firstFree:wg,checkDefinition:e=>wd(
e),lintDefinition:e=>Hd(e),canonicalize:e=>Ln(e),checkData(e,n){let i=dr(dt(e)??"2020-12",{allErrors:!0});ff.default.default(i);let a=i.compile(e);return a(n)?null:
i.errorsText(a.errors,{dataVar:"extractedData"})},checkProviderKey(e){let{entry:n,model:i}=lg(BZ,e);return{name:n.name,defaultModel:i}},allowsModel:({models:e},n)=>e.
length===0||e.includes(n),applyReviewActions:(e,n,i)=>hg(e,n,i),refuseUndescribed(e,n){let i=n.absent,a=i.map(({place:t})=>t);cg(i,pr(e,a,gf))},removeCleared:(e,n)=>dg(
e,n),findReviewReasons:(e,n,i)=>pg(e,n,i),refuseUnknownFields(e,{conditions:n,versionNumber:i,at:a}){let t=gg(n,a),u=t.map(({place:o})=>o);fg(t,pr(e,u,gf),i)},createEventBody:vg,
batches:cf,exports:df,changesBetween:Ah,takeToken:ng,describeCircuit:yg,judgeCircuit:(e,n,i)=>mg(e,n,i,()=>0),nextProbeAt:Sg};return Lf(GZ);})();

export const rules: Rules = bundle.rules;
