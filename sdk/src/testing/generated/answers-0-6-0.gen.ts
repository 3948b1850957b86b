// Generated from openapi/ by `npm run generate`. Do not edit.
// @ts-nocheck
import type { AnswerValidators } from '../pinned-contract.ts';

const bundle: any =(()=>{var it=Object.defineProperty;var oi=Object.getOwnPropertyDescriptor;var ai=Object.getOwnPropertyNames;var di=Object.prototype.hasOwnProperty;var bt=(r,n)=>()=>{try{return n||r((n={exports:{}}).exports,n),n.exports}catch(h){throw n=0,h}},pi=(r,n)=>{for(var h in n)it(r,h,{get:n[h],enumerable:!0})},ci=(r,n,h,l)=>{
if(n&&typeof n=="object"||typeof n=="function")for(let u of ai(n))!di.call(r,u)&&u!==h&&it(r,u,{get:()=>n[u],enumerable:!(l=oi(n,u))||l.enumerable});return r};var mi=r=>ci(it({},"__esModule",{value:!0}),r);var Tt=bt($=>{"use strict";Object.defineProperty($,"__esModule",{value:!0});$.formatNames=$.fastFormats=$.fullFormats=void 0;function x(r,n){return{validate:r,compare:n}}
$.fullFormats={date:x(xt,ot),time:x(nt(!0),at),"date-time":x(vt(!0),It),"iso-time":x(nt(),$t),"iso-date-time":x(vt(),At),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:gi,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Ii,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:bi,int32:{type:"number",validate:ki},int64:{type:"number",validate:xi},float:{type:"\
number",validate:kt},double:{type:"number",validate:kt},password:!0,binary:!0};$.fastFormats={...$.fullFormats,date:x(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,ot),time:x(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
at),"date-time":x(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,It),"iso-time":x(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
$t),"iso-date-time":x(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,At),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
$.formatNames=Object.keys($.fullFormats);function li(r){return r%4===0&&(r%100!==0||r%400===0)}var ui=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,hi=[0,31,28,31,30,31,30,31,31,
30,31,30,31];function xt(r){let n=ui.exec(r);if(!n)return!1;let h=+n[1],l=+n[2],u=+n[3];return l>=1&&l<=12&&u>=1&&u<=(l===2&&li(h)?29:hi[l])}function ot(r,n){if(r&&
n)return r>n?1:r<n?-1:0}var rt=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function nt(r){return function(h){let l=rt.exec(h);if(!l)return!1;
let u=+l[1],f=+l[2],e=+l[3],i=l[4],c=l[5]==="-"?-1:1,t=+(l[6]||0),s=+(l[7]||0);if(t>23||s>59||r&&!i)return!1;if(u<=23&&f<=59&&e<60)return!0;let p=f-s*c,o=u-t*c-
(p<0?1:0);return(o===23||o===-1)&&(p===59||p===-1)&&e<61}}function at(r,n){if(!(r&&n))return;let h=new Date("2020-01-01T"+r).valueOf(),l=new Date("2020-01-01T"+
n).valueOf();if(h&&l)return h-l}function $t(r,n){if(!(r&&n))return;let h=rt.exec(r),l=rt.exec(n);if(h&&l)return r=h[1]+h[2]+h[3],n=l[1]+l[2]+l[3],r>n?1:r<n?-1:0}
var st=/t|\s/i;function vt(r){let n=nt(r);return function(l){let u=l.split(st);return u.length===2&&xt(u[0])&&n(u[1])}}function It(r,n){if(!(r&&n))return;let h=new Date(
r).valueOf(),l=new Date(n).valueOf();if(h&&l)return h-l}function At(r,n){if(!(r&&n))return;let[h,l]=r.split(st),[u,f]=n.split(st),e=ot(h,u);if(e!==void 0)return e||
at(l,f)}var yi=/\/|:/,fi=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function gi(r){return yi.test(r)&&fi.test(r)}var wt=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function bi(r){return wt.lastIndex=0,wt.
test(r)}var vi=-(2**31),wi=2**31-1;function ki(r){return Number.isInteger(r)&&r<=wi&&r>=vi}function xi(r){return Number.isInteger(r)}function kt(){return!0}var $i=/[^\\]\\Z/;
function Ii(r){if($i.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var qt=bt(dt=>{"use strict";Object.defineProperty(dt,"__esModule",{value:!0});function St(r){let n=r.length,h=0,l=0,u;for(;l<n;)h++,u=r.charCodeAt(l++),u>=55296&&
u<=56319&&l<n&&(u=r.charCodeAt(l),(u&64512)===56320&&l++);return h}dt.default=St;St.code='require("ajv/dist/runtime/ucs2length").default'});var Qi={};pi(Qi,{answers:()=>Yi});var Nt=ve;var Ai={type:"object",description:"The user that an API key belongs to.",required:["id","name","plan"],properties:{id:{type:"string",description:"Identifier of \
the user, as in `createdBy` and for `POST \u2026/members`."},name:{type:"string",description:"The user's name."},plan:{type:"string",enum:["free","pro"],"x-exte\
nsible-enum":!0,description:"On `free`, the environments staging and development are locked; on `pro` nothing is."}}};function ve(r,{instancePath:n="",parentData:h,
parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=ve.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:n,schemaPath:"#/$defs/CurrentUser/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(r.name===void 0){let t={instancePath:n,schemaPath:"#/$defs/CurrentUser/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(r.plan===void 0){let t={instancePath:n,
schemaPath:"#/$defs/CurrentUser/required",keyword:"required",params:{missingProperty:"plan"},message:"must have required property 'plan'"};e===null?e=[t]:e.push(
t),i++}if(r.id!==void 0&&typeof r.id!="string"){let t={instancePath:n+"/id",schemaPath:"#/$defs/CurrentUser/properties/id/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.name!==void 0&&typeof r.name!="string"){let t={instancePath:n+"/name",schemaPath:"#/$defs/Curr\
entUser/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.plan!==void 0){let t=r.plan;if(typeof t!=
"string"){let s={instancePath:n+"/plan",schemaPath:"#/$defs/CurrentUser/properties/plan/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}if(!(t==="free"||t==="pro")){let s={instancePath:n+"/plan",schemaPath:"#/$defs/CurrentUser/properties/plan/enum",keyword:"enum",params:{
allowedValues:Ai.properties.plan.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"\
#/$defs/CurrentUser/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ve.errors=e,i===0}ve.evaluated={props:{
id:!0,name:!0,plan:!0},dynamicProps:!1,dynamicItems:!1};var d=we;var Ti={type:"object",required:["in","path","message"],properties:{in:{type:"string",enum:["body","query","path","header"],description:"The part of the request \
that is at fault."},path:{type:"string",description:"JSON Pointer to the fault in that part."},message:{type:"string",description:"What is wrong there."}}};function S(r,{
instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=S.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.code===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[t]:e.push(t),i++}if(r.message===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[t]:e.push(t),i++}if(r.retryable===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"retryable"},message:"must have required property 'retryable'"};e===null?e=[t]:e.push(t),i++}
if(r.requestId===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requestId"},message:"must have required prope\
rty 'requestId'"};e===null?e=[t]:e.push(t),i++}if(r.code!==void 0&&typeof r.code!="string"){let t={instancePath:n+"/code",schemaPath:"#/properties/code/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.message!==void 0&&typeof r.message!="string"){let t={instancePath:n+"/m\
essage",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.retryable!==void 0&&
typeof r.retryable!="boolean"){let t={instancePath:n+"/retryable",schemaPath:"#/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"};e===null?e=[t]:e.push(t),i++}if(r.requestId!==void 0&&typeof r.requestId!="string"){let t={instancePath:n+"/requestId",schemaPath:"#/properties/req\
uestId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.details!==void 0){let t=r.details;if(Array.isArray(
t)){let s=t.length;for(let p=0;p<s;p++){let o=t[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.in===void 0){let a={instancePath:n+"/details/"+p,schemaPath:"\
#/$defs/ApiErrorDetail/required",keyword:"required",params:{missingProperty:"in"},message:"must have required property 'in'"};e===null?e=[a]:e.push(a),i++}if(o.
path===void 0){let a={instancePath:n+"/details/"+p,schemaPath:"#/$defs/ApiErrorDetail/required",keyword:"required",params:{missingProperty:"path"},message:"must\
 have required property 'path'"};e===null?e=[a]:e.push(a),i++}if(o.message===void 0){let a={instancePath:n+"/details/"+p,schemaPath:"#/$defs/ApiErrorDetail/requ\
ired",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[a]:e.push(a),i++}if(o.in!==void 0){let a=o.
in;if(typeof a!="string"){let m={instancePath:n+"/details/"+p+"/in",schemaPath:"#/$defs/ApiErrorDetail/properties/in/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),i++}if(!(a==="body"||a==="query"||a==="path"||a==="header")){let m={instancePath:n+"/details/"+p+"/in",schemaPath:"\
#/$defs/ApiErrorDetail/properties/in/enum",keyword:"enum",params:{allowedValues:Ti.properties.in.enum},message:"must be equal to one of the allowed values"};e===
null?e=[m]:e.push(m),i++}}if(o.path!==void 0&&typeof o.path!="string"){let a={instancePath:n+"/details/"+p+"/path",schemaPath:"#/$defs/ApiErrorDetail/properties\
/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.message!==void 0&&typeof o.message!="string"){let a={
instancePath:n+"/details/"+p+"/message",schemaPath:"#/$defs/ApiErrorDetail/properties/message/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:n+"/details/"+p,schemaPath:"#/$defs/ApiErrorDetail/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:n+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),i++}return S.errors=e,i===0}S.evaluated={props:{code:!0,message:!0,retryable:!0,requestId:!0,details:!0},dynamicProps:!1,dynamicItems:!1};
function we(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=we.evaluated;return c.dynamicProps&&(c.
props=void 0),c.dynamicItems&&(c.items=void 0),S(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=e===null?S.errors:e.concat(
S.errors),i=e.length),we.errors=e,i===0}we.evaluated={props:{code:!0,message:!0,retryable:!0,requestId:!0,details:!0},dynamicProps:!1,dynamicItems:!1};var Ut=ke;var Lt={type:"object",description:"A key that authenticates its user.",required:["id","name","scope","maskedKey","expiresAt","lastUsedAt","createdAt"],properties:{
id:{type:"string",description:"Identifier of the key."},name:{type:"string",description:"What the key is for."},scope:{$ref:"#/$defs/ApiKeyScope"},maskedKey:{type:"\
string",description:"The ends of the secret, to recognise it by."},expiresAt:{type:["string","null"],format:"date-time",description:"When the key stops working;\
 null for never."},lastUsedAt:{type:["string","null"],format:"date-time",description:"When the key was last used, to the minute or so; null for never."},createdAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},Si={type:"string",enum:["read","write"],description:"`read` may only call GE\
T operations; `write` may do whatever its user may."},b=Tt().fullFormats["date-time"];function q(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,
dynamicAnchors:f={}}={}){let e=null,i=0,c=q.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};
e===null?e=[t]:e.push(t),i++}if(r.name===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must \
have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(r.scope===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
scope"},message:"must have required property 'scope'"};e===null?e=[t]:e.push(t),i++}if(r.maskedKey===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"maskedKey"},message:"must have required property 'maskedKey'"};e===null?e=[t]:e.push(t),i++}if(r.expiresAt===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[t]:e.push(t),i++}
if(r.lastUsedAt===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lastUsedAt"},message:"must have required pro\
perty 'lastUsedAt'"};e===null?e=[t]:e.push(t),i++}if(r.createdAt===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(r.id!==void 0&&typeof r.id!="string"){let t={instancePath:n+"/id",
schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.name!==void 0&&typeof r.name!=
"string"){let t={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),i++}if(r.scope!==void 0){let t=r.scope;if(typeof t!="string"){let s={instancePath:n+"/scope",schemaPath:"#/$defs/ApiKeyScope/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="read"||t==="write")){let s={instancePath:n+"/scope",schemaPath:"#/$defs/ApiKeyScope/en\
um",keyword:"enum",params:{allowedValues:Si.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.maskedKey!==void 0&&typeof r.
maskedKey!="string"){let t={instancePath:n+"/maskedKey",schemaPath:"#/properties/maskedKey/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),i++}if(r.expiresAt!==void 0){let t=r.expiresAt;if(typeof t!="string"&&t!==null){let s={instancePath:n+"/expiresAt",schemaPath:"#/proper\
ties/expiresAt/type",keyword:"type",params:{type:Lt.properties.expiresAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&
!b.validate(t)){let s={instancePath:n+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format:"date-time"},message:'must match f\
ormat "date-time"'};e===null?e=[s]:e.push(s),i++}}if(r.lastUsedAt!==void 0){let t=r.lastUsedAt;if(typeof t!="string"&&t!==null){let s={instancePath:n+"/lastUsed\
At",schemaPath:"#/properties/lastUsedAt/type",keyword:"type",params:{type:Lt.properties.lastUsedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),
i++}if(typeof t=="string"&&!b.validate(t)){let s={instancePath:n+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/format",keyword:"format",params:{format:"date\
-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(r.createdAt!==void 0){let t=r.createdAt;if(typeof t=="string"){if(!b.validate(
t)){let s={instancePath:n+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}return q.errors=e,i===0}q.evaluated={props:{id:!0,name:!0,scope:!0,maskedKey:!0,expiresAt:!0,lastUsedAt:!0,createdAt:!0},dynamicProps:!1,
dynamicItems:!1};function L(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=L.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.total===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(r.page===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(r.pageSize===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===
null?e=[t]:e.push(t),i++}if(r.data===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have\
 required property 'data'"};e===null?e=[t]:e.push(t),i++}if(r.total!==void 0){let t=r.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"\
/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&
(t<0||isNaN(t))){let s={instancePath:n+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+
"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.pageSize!==
void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/\
properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.data!==void 0){let t=r.
data;if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++)q(t[p],{instancePath:n+"/data/"+p,parentData:t,parentDataProperty:p,rootData:u,dynamicAnchors:f})||
(e=e===null?q.errors:e.concat(q.errors),i=e.length)}else{let s={instancePath:n+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),i++}return L.errors=e,i===0}L.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function ke(r,{
instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=ke.evaluated;return c.dynamicProps&&(c.props=void 0),
c.dynamicItems&&(c.items=void 0),L(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=e===null?L.errors:e.concat(L.errors),i=
e.length),ke.errors=e,i===0}ke.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Ct=xe;var Pt={type:"object",description:"A key that authenticates its user.",required:["id","name","scope","maskedKey","expiresAt","lastUsedAt","createdAt"],properties:{
id:{type:"string",description:"Identifier of the key."},name:{type:"string",description:"What the key is for."},scope:{$ref:"#/$defs/ApiKeyScope"},maskedKey:{type:"\
string",description:"The ends of the secret, to recognise it by."},expiresAt:{type:["string","null"],format:"date-time",description:"When the key stops working;\
 null for never."},lastUsedAt:{type:["string","null"],format:"date-time",description:"When the key was last used, to the minute or so; null for never."},createdAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},qi={type:"string",enum:["read","write"],description:"`read` may only call GE\
T operations; `write` may do whatever its user may."};function P(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,
i=0,c=P.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(r.name===void 0){
let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.
push(t),i++}if(r.scope===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"scope"},message:"must have required p\
roperty 'scope'"};e===null?e=[t]:e.push(t),i++}if(r.maskedKey===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
maskedKey"},message:"must have required property 'maskedKey'"};e===null?e=[t]:e.push(t),i++}if(r.expiresAt===void 0){let t={instancePath:n,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"expiresAt"},message:"must have required property 'expiresAt'"};e===null?e=[t]:e.push(t),i++}if(r.lastUsedAt===void 0){
let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lastUsedAt"},message:"must have required property 'lastUsedAt'"};e===null?
e=[t]:e.push(t),i++}if(r.createdAt===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must\
 have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(r.id!==void 0&&typeof r.id!="string"){let t={instancePath:n+"/id",schemaPath:"#/properties\
/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.name!==void 0&&typeof r.name!="string"){let t={instancePath:n+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.scope!==void 0){let t=r.
scope;if(typeof t!="string"){let s={instancePath:n+"/scope",schemaPath:"#/$defs/ApiKeyScope/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}if(!(t==="read"||t==="write")){let s={instancePath:n+"/scope",schemaPath:"#/$defs/ApiKeyScope/enum",keyword:"enum",params:{allowedValues:qi.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.maskedKey!==void 0&&typeof r.maskedKey!="string"){let t={instancePath:n+
"/maskedKey",schemaPath:"#/properties/maskedKey/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.expiresAt!==
void 0){let t=r.expiresAt;if(typeof t!="string"&&t!==null){let s={instancePath:n+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type:Pt.
properties.expiresAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!b.validate(t)){let s={instancePath:n+"/expiresAt",
schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(r.
lastUsedAt!==void 0){let t=r.lastUsedAt;if(typeof t!="string"&&t!==null){let s={instancePath:n+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/type",keyword:"\
type",params:{type:Pt.properties.lastUsedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!b.validate(t)){let s={instancePath:n+
"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.
push(s),i++}}if(r.createdAt!==void 0){let t=r.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:n+"/createdAt",schemaPath:"#/properties/cr\
eatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"\
/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return P.errors=e,i===0}P.evaluated=
{props:{id:!0,name:!0,scope:!0,maskedKey:!0,expiresAt:!0,lastUsedAt:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function j(r,{instancePath:n="",parentData:h,
parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=j.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),P(r,
{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=e===null?P.errors:e.concat(P.errors),i=e.length),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.key===void 0){let t={instancePath:n,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"key"},message:"must have requir\
ed property 'key'"};e===null?e=[t]:e.push(t),i++}if(r.key!==void 0&&typeof r.key!="string"){let t={instancePath:n+"/key",schemaPath:"#/allOf/1/properties/key/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return j.errors=e,i===0}j.evaluated={props:{key:!0,id:!0,name:!0,scope:!0,maskedKey:!0,
expiresAt:!0,lastUsedAt:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function xe(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){
let e=null,i=0,c=xe.evaluated;return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),j(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,
dynamicAnchors:f})||(e=e===null?j.errors:e.concat(j.errors),i=e.length),xe.errors=e,i===0}xe.evaluated={props:{key:!0,id:!0,name:!0,scope:!0,maskedKey:!0,expiresAt:!0,
lastUsedAt:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};var Rt=$e;var Li={type:"object",description:"What holds environments, schemas, documents and runs.",required:["id","slug","name","description","createdBy","createdAt","up\
datedAt"],properties:{id:{type:"string",description:"Identifier of the workspace."},slug:{type:"string",description:"Its address, unique in the service."},name:{
type:"string",description:"Its name for people."},description:{type:["string","null"],description:"What it is for; null when nobody said."},createdBy:{type:"str\
ing",description:"Identifier of the user who created and owns it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},
updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function W(r,{instancePath:n="",parentData:h,parentDataProperty:l,
rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=W.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.total===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required p\
roperty 'total'"};e===null?e=[t]:e.push(t),i++}if(r.page===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pag\
e"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(r.pageSize===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(r.data===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(r.total!==
void 0){let t=r.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:n+"/total",schemaPath:"#/propertie\
s/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s={instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.data!==void 0){let t=r.data;if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++){let o=t[p];
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{
missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),i++}if(o.slug===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"\
#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[a]:e.push(a),i++}if(o.name===
void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"name"},message:"must have required \
property 'name'"};e===null?e=[a]:e.push(a),i++}if(o.description===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/Workspace/required",keyword:"requ\
ired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[a]:e.push(a),i++}if(o.createdBy===void 0){let a={instancePath:n+
"/data/"+p,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"createdBy"},message:"must have required property 'createdBy'"};e===
null?e=[a]:e.push(a),i++}if(o.createdAt===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(o.updatedAt===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"\
#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[a]:e.push(a),
i++}if(o.id!==void 0&&typeof o.id!="string"){let a={instancePath:n+"/data/"+p+"/id",schemaPath:"#/$defs/Workspace/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.slug!==void 0&&typeof o.slug!="string"){let a={instancePath:n+"/data/"+p+"/slug",schemaPath:"\
#/$defs/Workspace/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.name!==void 0&&typeof o.
name!="string"){let a={instancePath:n+"/data/"+p+"/name",schemaPath:"#/$defs/Workspace/properties/name/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[a]:e.push(a),i++}if(o.description!==void 0){let a=o.description;if(typeof a!="string"&&a!==null){let m={instancePath:n+"/data/"+p+"/des\
cription",schemaPath:"#/$defs/Workspace/properties/description/type",keyword:"type",params:{type:Li.properties.description.type},message:"must be string,null"};
e===null?e=[m]:e.push(m),i++}}if(o.createdBy!==void 0&&typeof o.createdBy!="string"){let a={instancePath:n+"/data/"+p+"/createdBy",schemaPath:"#/$defs/Workspace\
/properties/createdBy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.createdAt!==void 0){let a=o.createdAt;
if(typeof a=="string"){if(!b.validate(a)){let m={instancePath:n+"/data/"+p+"/createdAt",schemaPath:"#/$defs/Workspace/properties/createdAt/format",keyword:"form\
at",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:n+"/data/"+p+"/createdAt",schemaPath:"\
#/$defs/Workspace/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(o.updatedAt!==void 0){
let a=o.updatedAt;if(typeof a=="string"){if(!b.validate(a)){let m={instancePath:n+"/data/"+p+"/updatedAt",schemaPath:"#/$defs/Workspace/properties/updatedAt/for\
mat",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:n+"/data/"+p+"\
/updatedAt",schemaPath:"#/$defs/Workspace/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{
let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/Workspace/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{
let s={instancePath:n+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return W.errors=e,i===0}W.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function $e(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,
dynamicAnchors:f={}}={}){let e=null,i=0,c=$e.evaluated;return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),W(r,{instancePath:n,parentData:h,
parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=e===null?W.errors:e.concat(W.errors),i=e.length),$e.errors=e,i===0}$e.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Ye=Ie;var Pi={type:"object",description:"What holds environments, schemas, documents and runs.",required:["id","slug","name","description","createdBy","createdAt","up\
datedAt"],properties:{id:{type:"string",description:"Identifier of the workspace."},slug:{type:"string",description:"Its address, unique in the service."},name:{
type:"string",description:"Its name for people."},description:{type:["string","null"],description:"What it is for; null when nobody said."},createdBy:{type:"str\
ing",description:"Identifier of the user who created and owns it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},
updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function Ie(r,{instancePath:n="",parentData:h,parentDataProperty:l,
rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=Ie.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){if(r.id===void 0){let t={instancePath:n,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"id"},message:"mus\
t have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(r.slug===void 0){let t={instancePath:n,schemaPath:"#/$defs/Workspace/required",keyword:"required",
params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=[t]:e.push(t),i++}if(r.name===void 0){let t={instancePath:n,schemaPath:"\
#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(r.description===
void 0){let t={instancePath:n,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"description"},message:"must have required prop\
erty 'description'"};e===null?e=[t]:e.push(t),i++}if(r.createdBy===void 0){let t={instancePath:n,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{
missingProperty:"createdBy"},message:"must have required property 'createdBy'"};e===null?e=[t]:e.push(t),i++}if(r.createdAt===void 0){let t={instancePath:n,schemaPath:"\
#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),
i++}if(r.updatedAt===void 0){let t={instancePath:n,schemaPath:"#/$defs/Workspace/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must\
 have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(r.id!==void 0&&typeof r.id!="string"){let t={instancePath:n+"/id",schemaPath:"#/$defs/Work\
space/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.slug!==void 0&&typeof r.slug!="strin\
g"){let t={instancePath:n+"/slug",schemaPath:"#/$defs/Workspace/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),i++}if(r.name!==void 0&&typeof r.name!="string"){let t={instancePath:n+"/name",schemaPath:"#/$defs/Workspace/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.description!==void 0){let t=r.description;if(typeof t!="string"&&t!==null){let s={
instancePath:n+"/description",schemaPath:"#/$defs/Workspace/properties/description/type",keyword:"type",params:{type:Pi.properties.description.type},message:"mu\
st be string,null"};e===null?e=[s]:e.push(s),i++}}if(r.createdBy!==void 0&&typeof r.createdBy!="string"){let t={instancePath:n+"/createdBy",schemaPath:"#/$defs/\
Workspace/properties/createdBy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.createdAt!==void 0){let t=r.
createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:n+"/createdAt",schemaPath:"#/$defs/Workspace/properties/createdAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/createdAt",schemaPath:"#/$def\
s/Workspace/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.updatedAt!==void 0){let t=r.
updatedAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:n+"/updatedAt",schemaPath:"#/$defs/Workspace/properties/updatedAt/format",keyword:"forma\
t",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/updatedAt",schemaPath:"#/$def\
s/Workspace/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,
schemaPath:"#/$defs/Workspace/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Ie.errors=e,i===0}Ie.evaluated=
{props:{id:!0,slug:!0,name:!0,description:!0,createdBy:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var Kt=Ae;var ji={type:"object",description:"A user who may work in a workspace.",required:["userId","name","role","createdAt"],properties:{userId:{type:"string",description:"\
Identifier of the user."},name:{type:"string",description:"Name of the user."},role:{type:"string",enum:["owner","member"],"x-extensible-enum":!0,description:"`\
owner` may do everything; `member` everything but change, delete and manage."},createdAt:{type:"string",format:"date-time",description:"Since when."}}};function _(r,{
instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=_.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.total===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(r.page===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(r.pageSize===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(r.
data===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[t]:e.push(t),i++}if(r.total!==void 0){let t=r.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:n+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(r.page!==
void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.pageSize!==void 0){let t=r.pageSize;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.data!==void 0){let t=r.data;if(Array.isArray(t)){
let s=t.length;for(let p=0;p<s;p++){let o=t[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.userId===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#\
/$defs/Member/required",keyword:"required",params:{missingProperty:"userId"},message:"must have required property 'userId'"};e===null?e=[a]:e.push(a),i++}if(o.name===
void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/Member/required",keyword:"required",params:{missingProperty:"name"},message:"must have required pro\
perty 'name'"};e===null?e=[a]:e.push(a),i++}if(o.role===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/Member/required",keyword:"required",params:{
missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[a]:e.push(a),i++}if(o.createdAt===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"\
#/$defs/Member/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}
if(o.userId!==void 0&&typeof o.userId!="string"){let a={instancePath:n+"/data/"+p+"/userId",schemaPath:"#/$defs/Member/properties/userId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.name!==void 0&&typeof o.name!="string"){let a={instancePath:n+"/data/"+p+"/name",schemaPath:"\
#/$defs/Member/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.role!==void 0){let a=o.role;
if(typeof a!="string"){let m={instancePath:n+"/data/"+p+"/role",schemaPath:"#/$defs/Member/properties/role/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),i++}if(!(a==="owner"||a==="member")){let m={instancePath:n+"/data/"+p+"/role",schemaPath:"#/$defs/Member/properties/ro\
le/enum",keyword:"enum",params:{allowedValues:ji.properties.role.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),i++}}if(o.
createdAt!==void 0){let a=o.createdAt;if(typeof a=="string"){if(!b.validate(a)){let m={instancePath:n+"/data/"+p+"/createdAt",schemaPath:"#/$defs/Member/propert\
ies/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:n+
"/data/"+p+"/createdAt",schemaPath:"#/$defs/Member/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),i++}}}else{let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/Member/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.
push(a),i++}}}else{let s={instancePath:n+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:
e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return _.
errors=e,i===0}_.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Ae(r,{instancePath:n="",parentData:h,parentDataProperty:l,
rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=Ae.evaluated;return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),_(r,{instancePath:n,
parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=e===null?_.errors:e.concat(_.errors),i=e.length),Ae.errors=e,i===0}Ae.evaluated={props:{total:!0,
page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var zt=Te;var Wi={type:"object",description:"A user who may work in a workspace.",required:["userId","name","role","createdAt"],properties:{userId:{type:"string",description:"\
Identifier of the user."},name:{type:"string",description:"Name of the user."},role:{type:"string",enum:["owner","member"],"x-extensible-enum":!0,description:"`\
owner` may do everything; `member` everything but change, delete and manage."},createdAt:{type:"string",format:"date-time",description:"Since when."}}};function Te(r,{
instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=Te.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.userId===void 0){let t={instancePath:n,schemaPath:"#/$defs/Member/required",keyword:"required",params:{
missingProperty:"userId"},message:"must have required property 'userId'"};e===null?e=[t]:e.push(t),i++}if(r.name===void 0){let t={instancePath:n,schemaPath:"#/$\
defs/Member/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(r.role===
void 0){let t={instancePath:n,schemaPath:"#/$defs/Member/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role\
'"};e===null?e=[t]:e.push(t),i++}if(r.createdAt===void 0){let t={instancePath:n,schemaPath:"#/$defs/Member/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(r.userId!==void 0&&typeof r.userId!="string"){let t={instancePath:n+
"/userId",schemaPath:"#/$defs/Member/properties/userId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.name!==
void 0&&typeof r.name!="string"){let t={instancePath:n+"/name",schemaPath:"#/$defs/Member/properties/name/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),i++}if(r.role!==void 0){let t=r.role;if(typeof t!="string"){let s={instancePath:n+"/role",schemaPath:"#/$defs/Member/pr\
operties/role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="owner"||t==="member")){let s={instancePath:n+
"/role",schemaPath:"#/$defs/Member/properties/role/enum",keyword:"enum",params:{allowedValues:Wi.properties.role.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[s]:e.push(s),i++}}if(r.createdAt!==void 0){let t=r.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:n+"/createdA\
t",schemaPath:"#/$defs/Member/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:
e.push(s),i++}}else{let s={instancePath:n+"/createdAt",schemaPath:"#/$defs/Member/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/$defs/Member/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[t]:e.push(t),i++}return Te.errors=e,i===0}Te.evaluated={props:{userId:!0,name:!0,role:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};var Mt=Se;var jt={type:"object",description:"One of the three environments of a workspace.",required:["id","workspaceId","slug","name","isDefault","isLocked","retentionDa\
ys","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the environment."},workspaceId:{type:"string",description:"Identifier of i\
ts workspace."},slug:{type:"string",enum:["production","staging","development"],description:"Its address, and the value of `env`."},name:{type:"string",description:"\
Its name for people."},isDefault:{type:"boolean",description:"True for production."},isLocked:{type:"boolean",description:"True where the owner's plan does not \
include it; a locked environment can be read and nothing else."},retentionDays:{type:["integer","null"],minimum:1,maximum:36500,description:"How many days after\
 their `createdAt` documents and runs expire; null to keep them. An expired one is still returned and listed, with `expiredAt` and without its content and data."},
createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, \
UTC, with milliseconds."}}};function E(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=E.evaluated;
if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.total===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(r.page===void 0){
let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.
push(t),i++}if(r.pageSize===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have requ\
ired property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(r.data===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(r.total!==void 0){let t=r.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){
let s={instancePath:n+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}
if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:n+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/page",
schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||
isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),i++}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/prope\
rties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={
instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),i++}}if(r.data!==void 0){let t=r.data;if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++){let o=t[p];if(o&&typeof o=="object"&&!Array.isArray(o)){
if(o.id===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"id"},message:"must have\
 required property 'id'"};e===null?e=[a]:e.push(a),i++}if(o.workspaceId===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/Environment/required",keyword:"\
required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[a]:e.push(a),i++}if(o.slug===void 0){let a={instancePath:n+
"/data/"+p,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property 'slug'"};e===null?e=
[a]:e.push(a),i++}if(o.name===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"nam\
e"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),i++}if(o.isDefault===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/Env\
ironment/required",keyword:"required",params:{missingProperty:"isDefault"},message:"must have required property 'isDefault'"};e===null?e=[a]:e.push(a),i++}if(o.
isLocked===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"isLocked"},message:"mu\
st have required property 'isLocked'"};e===null?e=[a]:e.push(a),i++}if(o.retentionDays===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/Environmen\
t/required",keyword:"required",params:{missingProperty:"retentionDays"},message:"must have required property 'retentionDays'"};e===null?e=[a]:e.push(a),i++}if(o.
createdAt===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(o.updatedAt===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/Environment\
/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[a]:e.push(a),i++}if(o.id!==void 0&&
typeof o.id!="string"){let a={instancePath:n+"/data/"+p+"/id",schemaPath:"#/$defs/Environment/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),i++}if(o.workspaceId!==void 0&&typeof o.workspaceId!="string"){let a={instancePath:n+"/data/"+p+"/workspaceId",schemaPath:"\
#/$defs/Environment/properties/workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.slug!==void 0){
let a=o.slug;if(typeof a!="string"){let m={instancePath:n+"/data/"+p+"/slug",schemaPath:"#/$defs/Environment/properties/slug/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(!(a==="production"||a==="staging"||a==="development")){let m={instancePath:n+"/data/"+p+"/slu\
g",schemaPath:"#/$defs/Environment/properties/slug/enum",keyword:"enum",params:{allowedValues:jt.properties.slug.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[m]:e.push(m),i++}}if(o.name!==void 0&&typeof o.name!="string"){let a={instancePath:n+"/data/"+p+"/name",schemaPath:"#/$defs/Environment\
/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.isDefault!==void 0&&typeof o.isDefault!=
"boolean"){let a={instancePath:n+"/data/"+p+"/isDefault",schemaPath:"#/$defs/Environment/properties/isDefault/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[a]:e.push(a),i++}if(o.isLocked!==void 0&&typeof o.isLocked!="boolean"){let a={instancePath:n+"/data/"+p+"/isLocked",schemaPath:"#/\
$defs/Environment/properties/isLocked/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:e.push(a),i++}if(o.retentionDays!==
void 0){let a=o.retentionDays;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let m={instancePath:n+"/data/"+p+"/retentionDays",schemaPath:"#/$defs/Envir\
onment/properties/retentionDays/type",keyword:"type",params:{type:jt.properties.retentionDays.type},message:"must be integer,null"};e===null?e=[m]:e.push(m),i++}
if(typeof a=="number"){if(a>36500||isNaN(a)){let m={instancePath:n+"/data/"+p+"/retentionDays",schemaPath:"#/$defs/Environment/properties/retentionDays/maximum",
keyword:"maximum",params:{comparison:"<=",limit:36500},message:"must be <= 36500"};e===null?e=[m]:e.push(m),i++}if(a<1||isNaN(a)){let m={instancePath:n+"/data/"+
p+"/retentionDays",schemaPath:"#/$defs/Environment/properties/retentionDays/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[m]:e.push(m),i++}}}if(o.createdAt!==void 0){let a=o.createdAt;if(typeof a=="string"){if(!b.validate(a)){let m={instancePath:n+"/data/"+p+"/createdAt",
schemaPath:"#/$defs/Environment/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:
e.push(m),i++}}else{let m={instancePath:n+"/data/"+p+"/createdAt",schemaPath:"#/$defs/Environment/properties/createdAt/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(o.updatedAt!==void 0){let a=o.updatedAt;if(typeof a=="string"){if(!b.validate(a)){let m={instancePath:n+
"/data/"+p+"/updatedAt",schemaPath:"#/$defs/Environment/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "da\
te-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:n+"/data/"+p+"/updatedAt",schemaPath:"#/$defs/Environment/properties/updatedAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/Environment/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:n+"/data",schemaPath:"#/properties/data/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return E.errors=e,i===0}E.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},
dynamicProps:!1,dynamicItems:!1};function Se(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=Se.evaluated;
return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),E(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=
e===null?E.errors:e.concat(E.errors),i=e.length),Se.errors=e,i===0}Se.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var lt=qe;var Wt={description:"An environment with its binding.",allOf:[{$ref:"#/$defs/Environment"},{type:"object",required:["providerKeyId","model","verify","resolved"],
properties:{providerKeyId:{type:["string","null"],description:"The bound provider key; null for the system fallback."},model:{type:["string","null"],description:"\
The model set here; null to inherit the key's default model, or the system's without a key."},verify:{type:"boolean",description:"Whether each extraction asks t\
he model a second, differently framed time, to tell what it is sure of. It costs about twice the tokens; the built-in extractor does without."},resolved:{$ref:"\
#/$defs/ResolvedModel"}}}]},_t={type:"object",description:"One of the three environments of a workspace.",required:["id","workspaceId","slug","name","isDefault",
"isLocked","retentionDays","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the environment."},workspaceId:{type:"string",description:"\
Identifier of its workspace."},slug:{type:"string",enum:["production","staging","development"],description:"Its address, and the value of `env`."},name:{type:"s\
tring",description:"Its name for people."},isDefault:{type:"boolean",description:"True for production."},isLocked:{type:"boolean",description:"True where the ow\
ner's plan does not include it; a locked environment can be read and nothing else."},retentionDays:{type:["integer","null"],minimum:1,maximum:36500,description:"\
How many days after their `createdAt` documents and runs expire; null to keep them. An expired one is still returned and listed, with `expiredAt` and without it\
s content and data."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"\
ISO 8601, UTC, with milliseconds."}}};var _i={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system` where the system fallback is."};function O(r,{instancePath:n="",
parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=O.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.provider===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
provider"},message:"must have required property 'provider'"};e===null?e=[t]:e.push(t),i++}if(r.model===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[t]:e.push(t),i++}if(r.residency===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[t]:e.push(t),i++}
if(r.keySource===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"keySource"},message:"must have required prope\
rty 'keySource'"};e===null?e=[t]:e.push(t),i++}if(r.provider!==void 0&&typeof r.provider!="string"){let t={instancePath:n+"/provider",schemaPath:"#/properties/p\
rovider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.model!==void 0&&typeof r.model!="string"){let t={
instancePath:n+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.residency!==
void 0&&typeof r.residency!="string"){let t={instancePath:n+"/residency",schemaPath:"#/properties/residency/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}if(r.keySource!==void 0){let t=r.keySource;if(typeof t!="string"){let s={instancePath:n+"/keySource",schemaPath:"#\
/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="user"||t==="system")){let s={instancePath:n+
"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:_i.enum},message:"must be equal to one of the allowed values"};e===null?e=
[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return O.errors=e,i===0}O.evaluated={props:{provider:!0,model:!0,residency:!0,keySource:!0},dynamicProps:!1,dynamicItems:!1};function D(r,{instancePath:n="",parentData:h,
parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=D.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:n,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(r.workspaceId===void 0){let t={instancePath:n,schemaPath:"#/$defs/Environment/r\
equired",keyword:"required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[t]:e.push(t),i++}if(r.slug===
void 0){let t={instancePath:n,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"slug"},message:"must have required property \
'slug'"};e===null?e=[t]:e.push(t),i++}if(r.name===void 0){let t={instancePath:n,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(r.isDefault===void 0){let t={instancePath:n,schemaPath:"#/$defs/Environment\
/required",keyword:"required",params:{missingProperty:"isDefault"},message:"must have required property 'isDefault'"};e===null?e=[t]:e.push(t),i++}if(r.isLocked===
void 0){let t={instancePath:n,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"isLocked"},message:"must have required prope\
rty 'isLocked'"};e===null?e=[t]:e.push(t),i++}if(r.retentionDays===void 0){let t={instancePath:n,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{
missingProperty:"retentionDays"},message:"must have required property 'retentionDays'"};e===null?e=[t]:e.push(t),i++}if(r.createdAt===void 0){let t={instancePath:n,
schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=
[t]:e.push(t),i++}if(r.updatedAt===void 0){let t={instancePath:n,schemaPath:"#/$defs/Environment/required",keyword:"required",params:{missingProperty:"updatedAt"},
message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(r.id!==void 0&&typeof r.id!="string"){let t={instancePath:n+"/id",schemaPath:"\
#/$defs/Environment/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.workspaceId!==void 0&&
typeof r.workspaceId!="string"){let t={instancePath:n+"/workspaceId",schemaPath:"#/$defs/Environment/properties/workspaceId/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"){let s={instancePath:n+"/slug",schemaPath:"\
#/$defs/Environment/properties/slug/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="production"||t===
"staging"||t==="development")){let s={instancePath:n+"/slug",schemaPath:"#/$defs/Environment/properties/slug/enum",keyword:"enum",params:{allowedValues:_t.properties.
slug.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.name!==void 0&&typeof r.name!="string"){let t={instancePath:n+
"/name",schemaPath:"#/$defs/Environment/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.
isDefault!==void 0&&typeof r.isDefault!="boolean"){let t={instancePath:n+"/isDefault",schemaPath:"#/$defs/Environment/properties/isDefault/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.isLocked!==void 0&&typeof r.isLocked!="boolean"){let t={instancePath:n+"/is\
Locked",schemaPath:"#/$defs/Environment/properties/isLocked/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}
if(r.retentionDays!==void 0){let t=r.retentionDays;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:n+"/retentionDays",schemaPath:"#/$\
defs/Environment/properties/retentionDays/type",keyword:"type",params:{type:_t.properties.retentionDays.type},message:"must be integer,null"};e===null?e=[s]:e.push(
s),i++}if(typeof t=="number"){if(t>36500||isNaN(t)){let s={instancePath:n+"/retentionDays",schemaPath:"#/$defs/Environment/properties/retentionDays/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:36500},message:"must be <= 36500"};e===null?e=[s]:e.push(s),i++}if(t<1||isNaN(t)){let s={instancePath:n+"/retentionDays",
schemaPath:"#/$defs/Environment/properties/retentionDays/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),i++}}}if(r.createdAt!==void 0){let t=r.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:n+"/createdAt",schemaPath:"#/$defs/Environment\
/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+
"/createdAt",schemaPath:"#/$defs/Environment/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}if(r.updatedAt!==void 0){let t=r.updatedAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:n+"/updatedAt",schemaPath:"#/$defs/Environment/pro\
perties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+
"/updatedAt",schemaPath:"#/$defs/Environment/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}}else{let t={instancePath:n,schemaPath:"#/$defs/Environment/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
i++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.providerKeyId===void 0){let t={instancePath:n,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"\
providerKeyId"},message:"must have required property 'providerKeyId'"};e===null?e=[t]:e.push(t),i++}if(r.model===void 0){let t={instancePath:n,schemaPath:"#/all\
Of/1/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[t]:e.push(t),i++}if(r.verify===void 0){
let t={instancePath:n,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"verify"},message:"must have required property 'verify'"};e===null?
e=[t]:e.push(t),i++}if(r.resolved===void 0){let t={instancePath:n,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"resolved"},message:"\
must have required property 'resolved'"};e===null?e=[t]:e.push(t),i++}if(r.providerKeyId!==void 0){let t=r.providerKeyId;if(typeof t!="string"&&t!==null){let s={
instancePath:n+"/providerKeyId",schemaPath:"#/allOf/1/properties/providerKeyId/type",keyword:"type",params:{type:Wt.allOf[1].properties.providerKeyId.type},message:"\
must be string,null"};e===null?e=[s]:e.push(s),i++}}if(r.model!==void 0){let t=r.model;if(typeof t!="string"&&t!==null){let s={instancePath:n+"/model",schemaPath:"\
#/allOf/1/properties/model/type",keyword:"type",params:{type:Wt.allOf[1].properties.model.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(r.
verify!==void 0&&typeof r.verify!="boolean"){let t={instancePath:n+"/verify",schemaPath:"#/allOf/1/properties/verify/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),i++}r.resolved!==void 0&&(O(r.resolved,{instancePath:n+"/resolved",parentData:r,parentDataProperty:"resolved",
rootData:u,dynamicAnchors:f})||(e=e===null?O.errors:e.concat(O.errors),i=e.length))}else{let t={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return D.errors=e,i===0}D.evaluated={props:{providerKeyId:!0,model:!0,verify:!0,resolved:!0,
id:!0,workspaceId:!0,slug:!0,name:!0,isDefault:!0,isLocked:!0,retentionDays:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function qe(r,{instancePath:n="",
parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=qe.evaluated;return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.
items=void 0),D(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=e===null?D.errors:e.concat(D.errors),i=e.length),qe.errors=
e,i===0}qe.evaluated={props:{providerKeyId:!0,model:!0,verify:!0,resolved:!0,id:!0,workspaceId:!0,slug:!0,name:!0,isDefault:!0,isLocked:!0,retentionDays:!0,createdAt:!0,
updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var Ft=Le;var Ei={type:"object",description:"A schema with all of its versions.",required:["id","workspaceId","schemaKey","name","description","latestVersionNumber","crea\
tedAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the family."},workspaceId:{type:"string",description:"Identifier of the workspace."},
schemaKey:{type:"string",description:"Key of the schema in URLs, unique in the workspace."},name:{type:"string",description:"Display name."},description:{type:[
"string","null"],description:"Purpose of the schema; null if not given."},latestVersionNumber:{type:"integer",minimum:1,description:"Number of the latest versio\
n."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8\
601, UTC, with milliseconds."}}};function N(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=N.evaluated;
if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.total===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(r.page===void 0){
let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.
push(t),i++}if(r.pageSize===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have requ\
ired property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(r.data===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(r.total!==void 0){let t=r.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){
let s={instancePath:n+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}
if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:n+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/page",
schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||
isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),i++}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/prope\
rties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={
instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),i++}}if(r.data!==void 0){let t=r.data;if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++){let o=t[p];if(o&&typeof o=="object"&&!Array.isArray(o)){
if(o.id===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"id"},message:"must hav\
e required property 'id'"};e===null?e=[a]:e.push(a),i++}if(o.workspaceId===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/SchemaFamily/required",keyword:"\
required",params:{missingProperty:"workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[a]:e.push(a),i++}if(o.schemaKey===void 0){let a={
instancePath:n+"/data/"+p,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required propert\
y 'schemaKey'"};e===null?e=[a]:e.push(a),i++}if(o.name===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),i++}if(o.description===void 0){let a={instancePath:n+"/da\
ta/"+p,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};
e===null?e=[a]:e.push(a),i++}if(o.latestVersionNumber===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{
missingProperty:"latestVersionNumber"},message:"must have required property 'latestVersionNumber'"};e===null?e=[a]:e.push(a),i++}if(o.createdAt===void 0){let a={
instancePath:n+"/data/"+p,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required propert\
y 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(o.updatedAt===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/SchemaFamily/required",keyword:"requi\
red",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[a]:e.push(a),i++}if(o.id!==void 0&&typeof o.id!="string"){
let a={instancePath:n+"/data/"+p+"/id",schemaPath:"#/$defs/SchemaFamily/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),i++}if(o.workspaceId!==void 0&&typeof o.workspaceId!="string"){let a={instancePath:n+"/data/"+p+"/workspaceId",schemaPath:"#/$defs/SchemaFa\
mily/properties/workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.schemaKey!==void 0&&typeof o.
schemaKey!="string"){let a={instancePath:n+"/data/"+p+"/schemaKey",schemaPath:"#/$defs/SchemaFamily/properties/schemaKey/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.name!==void 0&&typeof o.name!="string"){let a={instancePath:n+"/data/"+p+"/name",schemaPath:"#/\
$defs/SchemaFamily/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.description!==void 0){
let a=o.description;if(typeof a!="string"&&a!==null){let m={instancePath:n+"/data/"+p+"/description",schemaPath:"#/$defs/SchemaFamily/properties/description/typ\
e",keyword:"type",params:{type:Ei.properties.description.type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}}if(o.latestVersionNumber!==void 0){let a=o.
latestVersionNumber;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))){let m={instancePath:n+"/data/"+p+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/proper\
ties/latestVersionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<1||isNaN(
a))){let m={instancePath:n+"/data/"+p+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersionNumber/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),i++}}if(o.createdAt!==void 0){let a=o.createdAt;if(typeof a=="string"){if(!b.validate(
a)){let m={instancePath:n+"/data/"+p+"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:n+"/data/"+p+"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/cre\
atedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(o.updatedAt!==void 0){let a=o.updatedAt;if(typeof a==
"string"){if(!b.validate(a)){let m={instancePath:n+"/data/"+p+"/updatedAt",schemaPath:"#/$defs/SchemaFamily/properties/updatedAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:n+"/data/"+p+"/updatedAt",schemaPath:"#/$def\
s/SchemaFamily/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:n+
"/data/"+p,schemaPath:"#/$defs/SchemaFamily/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:n+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return N.errors=e,i===0}N.evaluated={props:{total:!0,
page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Le(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){
let e=null,i=0,c=Le.evaluated;return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),N(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,
dynamicAnchors:f})||(e=e===null?N.errors:e.concat(N.errors),i=e.length),Le.errors=e,i===0}Le.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};var Ht=Pe;var Oi={type:"object",description:"A schema with all of its versions.",required:["id","workspaceId","schemaKey","name","description","latestVersionNumber","crea\
tedAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the family."},workspaceId:{type:"string",description:"Identifier of the workspace."},
schemaKey:{type:"string",description:"Key of the schema in URLs, unique in the workspace."},name:{type:"string",description:"Display name."},description:{type:[
"string","null"],description:"Purpose of the schema; null if not given."},latestVersionNumber:{type:"integer",minimum:1,description:"Number of the latest versio\
n."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8\
601, UTC, with milliseconds."}}};var ut=new RegExp("^sha256:[0-9a-f]{64}$","u");function U(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,
i=0,c=U.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:n,
schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),
i++}if(r.workspaceId===void 0){let t={instancePath:n,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"\
must have required property 'workspaceId'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:n,schemaPath:"#/$defs/SchemaFamily/require\
d",keyword:"required",params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}if(r.name===void 0){let t={
instancePath:n,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[t]:e.push(t),i++}if(r.description===void 0){let t={instancePath:n,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"desc\
ription"},message:"must have required property 'description'"};e===null?e=[t]:e.push(t),i++}if(r.latestVersionNumber===void 0){let t={instancePath:n,schemaPath:"\
#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"latestVersionNumber"},message:"must have required property 'latestVersionNumber'"};e===
null?e=[t]:e.push(t),i++}if(r.createdAt===void 0){let t={instancePath:n,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"c\
reatedAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(r.updatedAt===void 0){let t={instancePath:n,schemaPath:"#/$defs/Sc\
hemaFamily/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(r.
id!==void 0&&typeof r.id!="string"){let t={instancePath:n+"/id",schemaPath:"#/$defs/SchemaFamily/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}if(r.workspaceId!==void 0&&typeof r.workspaceId!="string"){let t={instancePath:n+"/workspaceId",schemaPath:"#/$def\
s/SchemaFamily/properties/workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey!==void 0&&
typeof r.schemaKey!="string"){let t={instancePath:n+"/schemaKey",schemaPath:"#/$defs/SchemaFamily/properties/schemaKey/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.name!==void 0&&typeof r.name!="string"){let t={instancePath:n+"/name",schemaPath:"#/$defs/SchemaFami\
ly/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.description!==void 0){let t=r.description;
if(typeof t!="string"&&t!==null){let s={instancePath:n+"/description",schemaPath:"#/$defs/SchemaFamily/properties/description/type",keyword:"type",params:{type:Oi.
properties.description.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(r.latestVersionNumber!==void 0){let t=r.latestVersionNumber;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersionNumber/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/latestVersionNum\
ber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),i++}}if(r.createdAt!==void 0){let t=r.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:n+"/createdAt",schemaPath:"#/$defs\
/SchemaFamily/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:n+"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}if(r.updatedAt!==void 0){let t=r.updatedAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:n+"/updatedAt",schemaPath:"#/\
$defs/SchemaFamily/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:n+"/updatedAt",schemaPath:"#/$defs/SchemaFamily/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/$defs/SchemaFamily/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),i++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.latestVersion===void 0){let t={instancePath:n,schemaPath:"#/allOf/1/required",keyword:"\
required",params:{missingProperty:"latestVersion"},message:"must have required property 'latestVersion'"};e===null?e=[t]:e.push(t),i++}if(r.latestVersion!==void 0){
let t=r.latestVersion;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let s={instancePath:n+"/latestVersion",schemaPath:"#/$defs/SchemaVersion/re\
quired",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(t.familyId===void 0){let s={
instancePath:n+"/latestVersion",schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"familyId"},message:"must have required p\
roperty 'familyId'"};e===null?e=[s]:e.push(s),i++}if(t.versionNumber===void 0){let s={instancePath:n+"/latestVersion",schemaPath:"#/$defs/SchemaVersion/required",
keyword:"required",params:{missingProperty:"versionNumber"},message:"must have required property 'versionNumber'"};e===null?e=[s]:e.push(s),i++}if(t.definitionHash===
void 0){let s={instancePath:n+"/latestVersion",schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"definitionHash"},message:"\
must have required property 'definitionHash'"};e===null?e=[s]:e.push(s),i++}if(t.definition===void 0){let s={instancePath:n+"/latestVersion",schemaPath:"#/$defs\
/SchemaVersion/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property 'definition'"};e===null?e=[s]:e.push(s),i++}
if(t.createdAt===void 0){let s={instancePath:n+"/latestVersion",schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"createdA\
t"},message:"must have required property 'createdAt'"};e===null?e=[s]:e.push(s),i++}if(t.id!==void 0&&typeof t.id!="string"){let s={instancePath:n+"/latestVersi\
on/id",schemaPath:"#/$defs/SchemaVersion/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(t.familyId!==
void 0&&typeof t.familyId!="string"){let s={instancePath:n+"/latestVersion/familyId",schemaPath:"#/$defs/SchemaVersion/properties/familyId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(t.versionNumber!==void 0){let s=t.versionNumber;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s))){let p={instancePath:n+"/latestVersion/versionNumber",schemaPath:"#/$defs/SchemaVersion/properties/versionNumber/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[p]:e.push(p),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let p={instancePath:n+"/latestVersion/versionNumber",schemaPath:"\
#/$defs/SchemaVersion/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),i++}}
if(t.definitionHash!==void 0){let s=t.definitionHash;if(typeof s=="string"){if(!ut.test(s)){let p={instancePath:n+"/latestVersion/definitionHash",schemaPath:"#/\
$defs/SchemaVersion/properties/definitionHash/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{\
64}$"'};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:n+"/latestVersion/definitionHash",schemaPath:"#/$defs/SchemaVersion/properties/definitionHash/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(t.definition!==void 0){let s=t.definition;if(!(s&&typeof s==
"object"&&!Array.isArray(s))){let p={instancePath:n+"/latestVersion/definition",schemaPath:"#/$defs/SchemaVersion/properties/definition/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}if(t.createdAt!==void 0){let s=t.createdAt;if(typeof s=="string"){if(!b.validate(s)){let p={
instancePath:n+"/latestVersion/createdAt",schemaPath:"#/$defs/SchemaVersion/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'m\
ust match format "date-time"'};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:n+"/latestVersion/createdAt",schemaPath:"#/$defs/SchemaVersion/properties/\
createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}}else{let s={instancePath:n+"/latestVersion",schemaPath:"\
#/$defs/SchemaVersion/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return U.errors=e,i===0}U.evaluated={props:{latestVersion:!0,
id:!0,workspaceId:!0,schemaKey:!0,name:!0,description:!0,latestVersionNumber:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};function Pe(r,{instancePath:n="",
parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=Pe.evaluated;return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.
items=void 0),U(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=e===null?U.errors:e.concat(U.errors),i=e.length),Pe.errors=
e,i===0}Pe.evaluated={props:{latestVersion:!0,id:!0,workspaceId:!0,schemaKey:!0,name:!0,description:!0,latestVersionNumber:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,
dynamicItems:!1};var Vt=je;var Di={type:"object",description:"A schema with all of its versions.",required:["id","workspaceId","schemaKey","name","description","latestVersionNumber","crea\
tedAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the family."},workspaceId:{type:"string",description:"Identifier of the workspace."},
schemaKey:{type:"string",description:"Key of the schema in URLs, unique in the workspace."},name:{type:"string",description:"Display name."},description:{type:[
"string","null"],description:"Purpose of the schema; null if not given."},latestVersionNumber:{type:"integer",minimum:1,description:"Number of the latest versio\
n."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8\
601, UTC, with milliseconds."}}};function je(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=je.evaluated;
if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:n,schemaPath:"\
#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(r.workspaceId===
void 0){let t={instancePath:n,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"must have required p\
roperty 'workspaceId'"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey===void 0){let t={instancePath:n,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",
params:{missingProperty:"schemaKey"},message:"must have required property 'schemaKey'"};e===null?e=[t]:e.push(t),i++}if(r.name===void 0){let t={instancePath:n,schemaPath:"\
#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(r.
description===void 0){let t={instancePath:n,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"description"},message:"must h\
ave required property 'description'"};e===null?e=[t]:e.push(t),i++}if(r.latestVersionNumber===void 0){let t={instancePath:n,schemaPath:"#/$defs/SchemaFamily/req\
uired",keyword:"required",params:{missingProperty:"latestVersionNumber"},message:"must have required property 'latestVersionNumber'"};e===null?e=[t]:e.push(t),i++}
if(r.createdAt===void 0){let t={instancePath:n,schemaPath:"#/$defs/SchemaFamily/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must \
have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(r.updatedAt===void 0){let t={instancePath:n,schemaPath:"#/$defs/SchemaFamily/required",keyword:"\
required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(r.id!==void 0&&typeof r.id!="s\
tring"){let t={instancePath:n+"/id",schemaPath:"#/$defs/SchemaFamily/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),i++}if(r.workspaceId!==void 0&&typeof r.workspaceId!="string"){let t={instancePath:n+"/workspaceId",schemaPath:"#/$defs/SchemaFamily/properties/\
workspaceId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.schemaKey!==void 0&&typeof r.schemaKey!="str\
ing"){let t={instancePath:n+"/schemaKey",schemaPath:"#/$defs/SchemaFamily/properties/schemaKey/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[t]:e.push(t),i++}if(r.name!==void 0&&typeof r.name!="string"){let t={instancePath:n+"/name",schemaPath:"#/$defs/SchemaFamily/properties/name/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.description!==void 0){let t=r.description;if(typeof t!="st\
ring"&&t!==null){let s={instancePath:n+"/description",schemaPath:"#/$defs/SchemaFamily/properties/description/type",keyword:"type",params:{type:Di.properties.description.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(r.latestVersionNumber!==void 0){let t=r.latestVersionNumber;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t))){let s={instancePath:n+"/latestVersionNumber",schemaPath:"#/$defs/SchemaFamily/properties/latestVersionNumber/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/latestVersionNumber",schemaPath:"#\
/$defs/SchemaFamily/properties/latestVersionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
i++}}if(r.createdAt!==void 0){let t=r.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:n+"/createdAt",schemaPath:"#/$defs/SchemaFamily/pr\
operties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+
"/createdAt",schemaPath:"#/$defs/SchemaFamily/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}if(r.updatedAt!==void 0){let t=r.updatedAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:n+"/updatedAt",schemaPath:"#/$defs/SchemaFamily/pr\
operties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+
"/updatedAt",schemaPath:"#/$defs/SchemaFamily/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}}else{let t={instancePath:n,schemaPath:"#/$defs/SchemaFamily/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
i++}return je.errors=e,i===0}je.evaluated={props:{id:!0,workspaceId:!0,schemaKey:!0,name:!0,description:!0,latestVersionNumber:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,
dynamicItems:!1};var Bt=We;function C(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=C.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.total===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(r.page===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(r.pageSize===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===
null?e=[t]:e.push(t),i++}if(r.data===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have\
 required property 'data'"};e===null?e=[t]:e.push(t),i++}if(r.total!==void 0){let t=r.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"\
/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&
(t<0||isNaN(t))){let s={instancePath:n+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+
"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.pageSize!==
void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/\
properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.data!==void 0){let t=r.
data;if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++){let o=t[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){let a={instancePath:n+"/\
data/"+p,schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:
e.push(a),i++}if(o.familyId===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"f\
amilyId"},message:"must have required property 'familyId'"};e===null?e=[a]:e.push(a),i++}if(o.versionNumber===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"\
#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"versionNumber"},message:"must have required property 'versionNumber'"};e===null?e=[a]:
e.push(a),i++}if(o.definitionHash===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"\
definitionHash"},message:"must have required property 'definitionHash'"};e===null?e=[a]:e.push(a),i++}if(o.definition===void 0){let a={instancePath:n+"/data/"+p,
schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"definition"},message:"must have required property 'definition'"};e===null?
e=[a]:e.push(a),i++}if(o.createdAt===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(o.id!==void 0&&typeof o.id!="string"){let a={instancePath:n+"/dat\
a/"+p+"/id",schemaPath:"#/$defs/SchemaVersion/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.
familyId!==void 0&&typeof o.familyId!="string"){let a={instancePath:n+"/data/"+p+"/familyId",schemaPath:"#/$defs/SchemaVersion/properties/familyId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.versionNumber!==void 0){let a=o.versionNumber;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a))){let m={instancePath:n+"/data/"+p+"/versionNumber",schemaPath:"#/$defs/SchemaVersion/properties/versionNumber/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<1||isNaN(a))){let m={instancePath:n+"/data/"+p+"/versionNumber",schemaPath:"\
#/$defs/SchemaVersion/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),i++}}
if(o.definitionHash!==void 0){let a=o.definitionHash;if(typeof a=="string"){if(!ut.test(a)){let m={instancePath:n+"/data/"+p+"/definitionHash",schemaPath:"#/$de\
fs/SchemaVersion/properties/definitionHash/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}\
$"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:n+"/data/"+p+"/definitionHash",schemaPath:"#/$defs/SchemaVersion/properties/definitionHash/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(o.definition!==void 0){let a=o.definition;if(!(a&&typeof a=="object"&&!Array.
isArray(a))){let m={instancePath:n+"/data/"+p+"/definition",schemaPath:"#/$defs/SchemaVersion/properties/definition/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[m]:e.push(m),i++}}if(o.createdAt!==void 0){let a=o.createdAt;if(typeof a=="string"){if(!b.validate(a)){let m={instancePath:n+
"/data/"+p+"/createdAt",schemaPath:"#/$defs/SchemaVersion/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "\
date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:n+"/data/"+p+"/createdAt",schemaPath:"#/$defs/SchemaVersion/properties/createdAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/SchemaVersion/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:n+"/data",schemaPath:"#/properties/d\
ata/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return C.errors=e,i===0}C.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},
dynamicProps:!1,dynamicItems:!1};function We(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=We.evaluated;
return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),C(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=
e===null?C.errors:e.concat(C.errors),i=e.length),We.errors=e,i===0}We.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Jt=_e;function _e(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=_e.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:n,schemaPath:"#/$defs/SchemaVersion/req\
uired",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(r.familyId===void 0){let t={
instancePath:n,schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"familyId"},message:"must have required property 'familyId\
'"};e===null?e=[t]:e.push(t),i++}if(r.versionNumber===void 0){let t={instancePath:n,schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"\
versionNumber"},message:"must have required property 'versionNumber'"};e===null?e=[t]:e.push(t),i++}if(r.definitionHash===void 0){let t={instancePath:n,schemaPath:"\
#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"definitionHash"},message:"must have required property 'definitionHash'"};e===null?e=
[t]:e.push(t),i++}if(r.definition===void 0){let t={instancePath:n,schemaPath:"#/$defs/SchemaVersion/required",keyword:"required",params:{missingProperty:"defini\
tion"},message:"must have required property 'definition'"};e===null?e=[t]:e.push(t),i++}if(r.createdAt===void 0){let t={instancePath:n,schemaPath:"#/$defs/Schem\
aVersion/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(r.
id!==void 0&&typeof r.id!="string"){let t={instancePath:n+"/id",schemaPath:"#/$defs/SchemaVersion/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}if(r.familyId!==void 0&&typeof r.familyId!="string"){let t={instancePath:n+"/familyId",schemaPath:"#/$defs/SchemaV\
ersion/properties/familyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.versionNumber!==void 0){let t=r.
versionNumber;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/versionNumber",schemaPath:"#/$defs/SchemaVersion/properties/versionNumber/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+
"/versionNumber",schemaPath:"#/$defs/SchemaVersion/properties/versionNumber/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[s]:e.push(s),i++}}if(r.definitionHash!==void 0){let t=r.definitionHash;if(typeof t=="string"){if(!ut.test(t)){let s={instancePath:n+"/definitionHash",
schemaPath:"#/$defs/SchemaVersion/properties/definitionHash/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sh\
a256:[0-9a-f]{64}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/definitionHash",schemaPath:"#/$defs/SchemaVersion/properties/definitionHash/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.definition!==void 0){let t=r.definition;if(!(t&&typeof t==
"object"&&!Array.isArray(t))){let s={instancePath:n+"/definition",schemaPath:"#/$defs/SchemaVersion/properties/definition/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(r.createdAt!==void 0){let t=r.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:n+
"/createdAt",schemaPath:"#/$defs/SchemaVersion/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/createdAt",schemaPath:"#/$defs/SchemaVersion/properties/createdAt/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/$defs/SchemaVersion/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return _e.errors=e,i===0}_e.evaluated={props:{id:!0,familyId:!0,versionNumber:!0,definitionHash:!0,
definition:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};var Gt=Ee;function R(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=R.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.warnings===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[t]:e.push(t),i++}if(r.warnings!==void 0){let t=r.warnings;
if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++){let o=t[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.path===void 0){let a={instancePath:n+"/war\
nings/"+p,schemaPath:"#/$defs/LintWarning/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=
[a]:e.push(a),i++}if(o.code===void 0){let a={instancePath:n+"/warnings/"+p,schemaPath:"#/$defs/LintWarning/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[a]:e.push(a),i++}if(o.message===void 0){let a={instancePath:n+"/warnings/"+p,schemaPath:"#/$def\
s/LintWarning/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[a]:e.push(a),i++}if(o.
path!==void 0&&typeof o.path!="string"){let a={instancePath:n+"/warnings/"+p+"/path",schemaPath:"#/$defs/LintWarning/properties/path/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.code!==void 0&&typeof o.code!="string"){let a={instancePath:n+"/warnings/"+p+"/code",
schemaPath:"#/$defs/LintWarning/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.message!==
void 0&&typeof o.message!="string"){let a={instancePath:n+"/warnings/"+p+"/message",schemaPath:"#/$defs/LintWarning/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.provider!==void 0&&typeof o.provider!="string"){let a={instancePath:n+"/warnings/"+p+
"/provider",schemaPath:"#/$defs/LintWarning/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}else{
let a={instancePath:n+"/warnings/"+p,schemaPath:"#/$defs/LintWarning/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(
a),i++}}}else{let s={instancePath:n+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return R.errors=e,i===0}R.evaluated={props:{warnings:!0},dynamicProps:!1,dynamicItems:!1};function Ee(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,
dynamicAnchors:f={}}={}){let e=null,i=0,c=Ee.evaluated;return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),R(r,{instancePath:n,parentData:h,
parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=e===null?R.errors:e.concat(R.errors),i=e.length),Ee.errors=e,i===0}Ee.evaluated={props:{warnings:!0},dynamicProps:!1,
dynamicItems:!1};var Zt=Oe;var A={type:"object",description:"A file or text to extract from.",required:["id","environmentId","schemaFamilyId","name","content","mimeType","fileSize","origi\
nalFilename","pageCount","pages","status","errorCode","extractedData","metadata","createdAt","updatedAt","expiredAt"],properties:{id:{type:"string",description:"\
Identifier of the document."},environmentId:{type:"string",description:"Identifier of its environment."},schemaFamilyId:{type:"string",description:"Identifier o\
f its schema family."},name:{type:"string",description:"Its name for people."},content:{type:["string","null"],description:"Its text; null until it is parsed, o\
nce it has expired, and where `content=false` asked so."},mimeType:{type:["string","null"],description:"The media type, as its bytes tell it."},fileSize:{type:[
"integer","null"],minimum:0,description:"Bytes of the file or text."},originalFilename:{type:["string","null"],description:"The name of the file that was upload\
ed; null for a text."},pageCount:{type:["integer","null"],minimum:0,description:"How many pages it has; null where pages mean nothing."},pages:{type:["string","\
null"],description:"The pages that are read, such as `1-3,7,-1`; null for all."},status:{$ref:"#/$defs/DocumentStatus"},errorCode:{description:"Why the document\
 could not be parsed; null unless it is `failed`.",anyOf:[{$ref:"#/$defs/DocumentErrorCode"},{type:"null"}]},extractedData:{type:["object","null"],additionalProperties:!0,
description:"The data of the document's newest completed run; null before there is one and once the document has expired."},metadata:{$ref:"#/$defs/Metadata"},createdAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with m\
illiseconds."},expiredAt:{type:["string","null"],format:"date-time",description:"When the retention of the environment erased its content and file; null before."}}},
Ni={type:"string",enum:["received","parsed","failed"],description:"`received` until it is parsed, then `parsed`; `failed` where it cannot be, and then `errorCod\
e` says why."};var k=qt().default,Qe=new RegExp("^[^\\x00-\\x1f\\x7f]*$","u");function K(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){
let e=null,i=0,c=K.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let o={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),i++}
if(r.environmentId===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have requir\
ed property 'environmentId'"};e===null?e=[o]:e.push(o),i++}if(r.schemaFamilyId===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"schemaFamilyId"},message:"must have required property 'schemaFamilyId'"};e===null?e=[o]:e.push(o),i++}if(r.name===void 0){let o={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[o]:e.push(o),i++}if(r.content===
void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content"},message:"must have required property 'content'"};e===
null?e=[o]:e.push(o),i++}if(r.mimeType===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mimeType"},message:"m\
ust have required property 'mimeType'"};e===null?e=[o]:e.push(o),i++}if(r.fileSize===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"fileSize"},message:"must have required property 'fileSize'"};e===null?e=[o]:e.push(o),i++}if(r.originalFilename===void 0){let o={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"originalFilename"},message:"must have required property 'originalFilename'"};e===null?e=[o]:
e.push(o),i++}if(r.pageCount===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageCount"},message:"must have \
required property 'pageCount'"};e===null?e=[o]:e.push(o),i++}if(r.pages===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
pages"},message:"must have required property 'pages'"};e===null?e=[o]:e.push(o),i++}if(r.status===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[o]:e.push(o),i++}if(r.errorCode===void 0){let o={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorCode"},message:"must have required property 'errorCode'"};e===null?e=[o]:e.push(o),i++}
if(r.extractedData===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"extractedData"},message:"must have requir\
ed property 'extractedData'"};e===null?e=[o]:e.push(o),i++}if(r.metadata===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
metadata"},message:"must have required property 'metadata'"};e===null?e=[o]:e.push(o),i++}if(r.createdAt===void 0){let o={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[o]:e.push(o),i++}if(r.updatedAt===void 0){
let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?
e=[o]:e.push(o),i++}if(r.expiredAt===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiredAt"},message:"must\
 have required property 'expiredAt'"};e===null?e=[o]:e.push(o),i++}if(r.id!==void 0&&typeof r.id!="string"){let o={instancePath:n+"/id",schemaPath:"#/properties\
/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(r.environmentId!==void 0&&typeof r.environmentId!="str\
ing"){let o={instancePath:n+"/environmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),i++}if(r.schemaFamilyId!==void 0&&typeof r.schemaFamilyId!="string"){let o={instancePath:n+"/schemaFamilyId",schemaPath:"#/properties/schemaFami\
lyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(r.name!==void 0&&typeof r.name!="string"){let o={instancePath:n+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(r.content!==void 0){
let o=r.content;if(typeof o!="string"&&o!==null){let a={instancePath:n+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:A.properties.
content.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(r.mimeType!==void 0){let o=r.mimeType;if(typeof o!="string"&&o!==null){let a={instancePath:n+
"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type:A.properties.mimeType.type},message:"must be string,null"};e===null?e=[a]:e.push(
a),i++}}if(r.fileSize!==void 0){let o=r.fileSize;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let a={instancePath:n+"/fileSize",schemaPath:"#/properti\
es/fileSize/type",keyword:"type",params:{type:A.properties.fileSize.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),i++}if(typeof o=="number"&&(o<
0||isNaN(o))){let a={instancePath:n+"/fileSize",schemaPath:"#/properties/fileSize/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e===null?e=[a]:e.push(a),i++}}if(r.originalFilename!==void 0){let o=r.originalFilename;if(typeof o!="string"&&o!==null){let a={instancePath:n+"/originalFi\
lename",schemaPath:"#/properties/originalFilename/type",keyword:"type",params:{type:A.properties.originalFilename.type},message:"must be string,null"};e===null?
e=[a]:e.push(a),i++}}if(r.pageCount!==void 0){let o=r.pageCount;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let a={instancePath:n+"/pageCount",schemaPath:"\
#/properties/pageCount/type",keyword:"type",params:{type:A.properties.pageCount.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),i++}if(typeof o==
"number"&&(o<0||isNaN(o))){let a={instancePath:n+"/pageCount",schemaPath:"#/properties/pageCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[a]:e.push(a),i++}}if(r.pages!==void 0){let o=r.pages;if(typeof o!="string"&&o!==null){let a={instancePath:n+"/pages",schemaPath:"#/pr\
operties/pages/type",keyword:"type",params:{type:A.properties.pages.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(r.status!==void 0){let o=r.
status;if(typeof o!="string"){let a={instancePath:n+"/status",schemaPath:"#/$defs/DocumentStatus/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[a]:e.push(a),i++}if(!(o==="received"||o==="parsed"||o==="failed")){let a={instancePath:n+"/status",schemaPath:"#/$defs/DocumentStatus/enum",keyword:"\
enum",params:{allowedValues:Ni.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),i++}}if(r.errorCode!==void 0){let o=r.errorCode,
a=i,m=!1,y=i;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.code===void 0){let g={instancePath:n+"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/required",
keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[g]:e.push(g),i++}if(o.retryable===void 0){let g={instancePath:n+
"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/required",keyword:"required",params:{missingProperty:"retryable"},message:"must have required property 'retry\
able'"};e===null?e=[g]:e.push(g),i++}if(o.code!==void 0&&typeof o.code!="string"){let g={instancePath:n+"/errorCode/code",schemaPath:"#/$defs/DocumentErrorCode/\
properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),i++}if(o.retryable!==void 0&&typeof o.retryable!=
"boolean"){let g={instancePath:n+"/errorCode/retryable",schemaPath:"#/$defs/DocumentErrorCode/properties/retryable/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[g]:e.push(g),i++}if(o.detail!==void 0&&typeof o.detail!="string"){let g={instancePath:n+"/errorCode/detail",schemaPath:"#\
/$defs/DocumentErrorCode/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),i++}}else{let g={instancePath:n+
"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[g]:e.push(g),i++}var s=y===
i;if(m=m||s,s){var t={};t.code=!0,t.retryable=!0,t.detail=!0}let v=i;if(o!==null){let g={instancePath:n+"/errorCode",schemaPath:"#/properties/errorCode/anyOf/1/\
type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[g]:e.push(g),i++}var s=v===i;if(m=m||s,m)i=a,e!==null&&(a?e.length=a:e=null);else{
let g={instancePath:n+"/errorCode",schemaPath:"#/properties/errorCode/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[g]:e.
push(g),i++}}if(r.extractedData!==void 0){let o=r.extractedData;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null){let a={instancePath:n+"/extractedData",
schemaPath:"#/properties/extractedData/type",keyword:"type",params:{type:A.properties.extractedData.type},message:"must be object,null"};e===null?e=[a]:e.push(a),
i++}}if(r.metadata!==void 0){let o=r.metadata;if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length>50){let a={instancePath:n+"/metadata",schemaPath:"\
#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[a]:e.push(a),i++}for(let a in o){
let m=i;if(typeof a=="string"){if(k(a)>64){let y={instancePath:n+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters",propertyName:a};e===null?e=[y]:e.push(y),i++}if(k(a)<1){let y={instancePath:n+"/metadata",schemaPath:"#/$defs/Me\
tadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:a};e===null?e=[y]:e.push(y),i++}
if(!Qe.test(a)){let y={instancePath:n+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},
message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:a};e===null?e=[y]:e.push(y),i++}}var p=m===i;if(!p){let y={instancePath:n+"/metadata",schemaPath:"\
#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e===null?e=[y]:e.push(y),i++}}for(let a in o){
let m=o[a];if(typeof m=="string"){if(k(m)>500){let y={instancePath:n+"/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/addition\
alProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[y]:e.push(y),i++}}else{let y={instancePath:n+
"/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[y]:e.push(y),i++}}}else{let a={instancePath:n+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),i++}}if(r.createdAt!==void 0){let o=r.createdAt;if(typeof o=="string"){if(!b.validate(o)){let a={instancePath:n+"/crea\
tedAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),
i++}}else{let a={instancePath:n+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),i++}}if(r.updatedAt!==void 0){let o=r.updatedAt;if(typeof o=="string"){if(!b.validate(o)){let a={instancePath:n+"/updatedAt",schemaPath:"#/propert\
ies/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:n+
"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(r.expiredAt!==
void 0){let o=r.expiredAt;if(typeof o!="string"&&o!==null){let a={instancePath:n+"/expiredAt",schemaPath:"#/properties/expiredAt/type",keyword:"type",params:{type:A.
properties.expiredAt.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}if(typeof o=="string"&&!b.validate(o)){let a={instancePath:n+"/expiredAt",
schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),i++}}}else{
let o={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}return K.errors=e,i===0}K.
evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,name:!0,content:!0,mimeType:!0,fileSize:!0,originalFilename:!0,pageCount:!0,pages:!0,status:!0,errorCode:!0,
extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function z(r,{instancePath:n="",parentData:h,parentDataProperty:l,
rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=z.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.total===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required p\
roperty 'total'"};e===null?e=[t]:e.push(t),i++}if(r.page===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pag\
e"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(r.pageSize===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(r.data===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(r.total!==
void 0){let t=r.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:n+"/total",schemaPath:"#/propertie\
s/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s={instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.data!==void 0){let t=r.data;if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++)K(t[p],
{instancePath:n+"/data/"+p,parentData:t,parentDataProperty:p,rootData:u,dynamicAnchors:f})||(e=e===null?K.errors:e.concat(K.errors),i=e.length)}else{let s={instancePath:n+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return z.errors=e,i===0}z.evaluated={props:{total:!0,
page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Oe(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){
let e=null,i=0,c=Oe.evaluated;return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),z(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,
dynamicAnchors:f})||(e=e===null?z.errors:e.concat(z.errors),i=e.length),Oe.errors=e,i===0}Oe.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};var et=De;var T={type:"object",description:"A file or text to extract from.",required:["id","environmentId","schemaFamilyId","name","content","mimeType","fileSize","origi\
nalFilename","pageCount","pages","status","errorCode","extractedData","metadata","createdAt","updatedAt","expiredAt"],properties:{id:{type:"string",description:"\
Identifier of the document."},environmentId:{type:"string",description:"Identifier of its environment."},schemaFamilyId:{type:"string",description:"Identifier o\
f its schema family."},name:{type:"string",description:"Its name for people."},content:{type:["string","null"],description:"Its text; null until it is parsed, o\
nce it has expired, and where `content=false` asked so."},mimeType:{type:["string","null"],description:"The media type, as its bytes tell it."},fileSize:{type:[
"integer","null"],minimum:0,description:"Bytes of the file or text."},originalFilename:{type:["string","null"],description:"The name of the file that was upload\
ed; null for a text."},pageCount:{type:["integer","null"],minimum:0,description:"How many pages it has; null where pages mean nothing."},pages:{type:["string","\
null"],description:"The pages that are read, such as `1-3,7,-1`; null for all."},status:{$ref:"#/$defs/DocumentStatus"},errorCode:{description:"Why the document\
 could not be parsed; null unless it is `failed`.",anyOf:[{$ref:"#/$defs/DocumentErrorCode"},{type:"null"}]},extractedData:{type:["object","null"],additionalProperties:!0,
description:"The data of the document's newest completed run; null before there is one and once the document has expired."},metadata:{$ref:"#/$defs/Metadata"},createdAt:{
type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with m\
illiseconds."},expiredAt:{type:["string","null"],format:"date-time",description:"When the retention of the environment erased its content and file; null before."}}},
Ui={type:"string",enum:["received","parsed","failed"],description:"`received` until it is parsed, then `parsed`; `failed` where it cannot be, and then `errorCod\
e` says why."};function M(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=M.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),i++}if(r.environmentId===void 0){let o={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[o]:e.push(
o),i++}if(r.schemaFamilyId===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaFamilyId"},message:"must ha\
ve required property 'schemaFamilyId'"};e===null?e=[o]:e.push(o),i++}if(r.name===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[o]:e.push(o),i++}if(r.content===void 0){let o={instancePath:n,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"content"},message:"must have required property 'content'"};e===null?e=[o]:e.push(o),i++}if(r.mimeType===void 0){
let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mimeType"},message:"must have required property 'mimeType'"};e===null?
e=[o]:e.push(o),i++}if(r.fileSize===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fileSize"},message:"must h\
ave required property 'fileSize'"};e===null?e=[o]:e.push(o),i++}if(r.originalFilename===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"originalFilename"},message:"must have required property 'originalFilename'"};e===null?e=[o]:e.push(o),i++}if(r.pageCount===void 0){let o={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageCount"},message:"must have required property 'pageCount'"};e===null?e=[o]:
e.push(o),i++}if(r.pages===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pages"},message:"must have required\
 property 'pages'"};e===null?e=[o]:e.push(o),i++}if(r.status===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[o]:e.push(o),i++}if(r.errorCode===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errorCode"},message:"must have required property 'errorCode'"};e===null?e=[o]:e.push(o),i++}if(r.extractedData===void 0){let o={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"extractedData"},message:"must have required property 'extractedData'"};e===null?
e=[o]:e.push(o),i++}if(r.metadata===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must h\
ave required property 'metadata'"};e===null?e=[o]:e.push(o),i++}if(r.createdAt===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[o]:e.push(o),i++}if(r.updatedAt===void 0){let o={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[o]:e.push(o),i++}if(r.expiredAt===
void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};
e===null?e=[o]:e.push(o),i++}if(r.id!==void 0&&typeof r.id!="string"){let o={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(r.environmentId!==void 0&&typeof r.environmentId!="string"){let o={instancePath:n+"/environme\
ntId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(r.schemaFamilyId!==
void 0&&typeof r.schemaFamilyId!="string"){let o={instancePath:n+"/schemaFamilyId",schemaPath:"#/properties/schemaFamilyId/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(r.name!==void 0&&typeof r.name!="string"){let o={instancePath:n+"/name",schemaPath:"#/propertie\
s/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(r.content!==void 0){let o=r.content;if(typeof o!="s\
tring"&&o!==null){let a={instancePath:n+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:T.properties.content.type},message:"must b\
e string,null"};e===null?e=[a]:e.push(a),i++}}if(r.mimeType!==void 0){let o=r.mimeType;if(typeof o!="string"&&o!==null){let a={instancePath:n+"/mimeType",schemaPath:"\
#/properties/mimeType/type",keyword:"type",params:{type:T.properties.mimeType.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(r.fileSize!==
void 0){let o=r.fileSize;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let a={instancePath:n+"/fileSize",schemaPath:"#/properties/fileSize/type",keyword:"\
type",params:{type:T.properties.fileSize.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:n+
"/fileSize",schemaPath:"#/properties/fileSize/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}
if(r.originalFilename!==void 0){let o=r.originalFilename;if(typeof o!="string"&&o!==null){let a={instancePath:n+"/originalFilename",schemaPath:"#/properties/ori\
ginalFilename/type",keyword:"type",params:{type:T.properties.originalFilename.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(r.pageCount!==
void 0){let o=r.pageCount;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let a={instancePath:n+"/pageCount",schemaPath:"#/properties/pageCount/type",keyword:"\
type",params:{type:T.properties.pageCount.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:n+
"/pageCount",schemaPath:"#/properties/pageCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}
if(r.pages!==void 0){let o=r.pages;if(typeof o!="string"&&o!==null){let a={instancePath:n+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type:T.
properties.pages.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(r.status!==void 0){let o=r.status;if(typeof o!="string"){let a={instancePath:n+
"/status",schemaPath:"#/$defs/DocumentStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(!(o==="receiv\
ed"||o==="parsed"||o==="failed")){let a={instancePath:n+"/status",schemaPath:"#/$defs/DocumentStatus/enum",keyword:"enum",params:{allowedValues:Ui.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),i++}}if(r.errorCode!==void 0){let o=r.errorCode,a=i,m=!1,y=i;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.code===void 0){let g={instancePath:n+"/errorCode",schemaPath:"#/$defs/DocumentErrorCode/required",keyword:"required",params:{missingProperty:"c\
ode"},message:"must have required property 'code'"};e===null?e=[g]:e.push(g),i++}if(o.retryable===void 0){let g={instancePath:n+"/errorCode",schemaPath:"#/$defs\
/DocumentErrorCode/required",keyword:"required",params:{missingProperty:"retryable"},message:"must have required property 'retryable'"};e===null?e=[g]:e.push(g),
i++}if(o.code!==void 0&&typeof o.code!="string"){let g={instancePath:n+"/errorCode/code",schemaPath:"#/$defs/DocumentErrorCode/properties/code/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),i++}if(o.retryable!==void 0&&typeof o.retryable!="boolean"){let g={instancePath:n+
"/errorCode/retryable",schemaPath:"#/$defs/DocumentErrorCode/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[g]:e.push(g),i++}if(o.detail!==void 0&&typeof o.detail!="string"){let g={instancePath:n+"/errorCode/detail",schemaPath:"#/$defs/DocumentErrorCode/properties/\
detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),i++}}else{let g={instancePath:n+"/errorCode",schemaPath:"#\
/$defs/DocumentErrorCode/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[g]:e.push(g),i++}var s=y===i;if(m=m||s,s){var t={};t.
code=!0,t.retryable=!0,t.detail=!0}let v=i;if(o!==null){let g={instancePath:n+"/errorCode",schemaPath:"#/properties/errorCode/anyOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null"};e===null?e=[g]:e.push(g),i++}var s=v===i;if(m=m||s,m)i=a,e!==null&&(a?e.length=a:e=null);else{let g={instancePath:n+"/error\
Code",schemaPath:"#/properties/errorCode/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[g]:e.push(g),i++}}if(r.extractedData!==
void 0){let o=r.extractedData;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&o!==null){let a={instancePath:n+"/extractedData",schemaPath:"#/properties/extracte\
dData/type",keyword:"type",params:{type:T.properties.extractedData.type},message:"must be object,null"};e===null?e=[a]:e.push(a),i++}}if(r.metadata!==void 0){let o=r.
metadata;if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length>50){let a={instancePath:n+"/metadata",schemaPath:"#/$defs/Metadata/maxProperties",
keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[a]:e.push(a),i++}for(let a in o){let m=i;if(typeof a=="st\
ring"){if(k(a)>64){let y={instancePath:n+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must N\
OT have more than 64 characters",propertyName:a};e===null?e=[y]:e.push(y),i++}if(k(a)<1){let y={instancePath:n+"/metadata",schemaPath:"#/$defs/Metadata/property\
Names/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:a};e===null?e=[y]:e.push(y),i++}if(!Qe.test(a)){
let y={instancePath:n+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'must \
match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:a};e===null?e=[y]:e.push(y),i++}}var p=m===i;if(!p){let y={instancePath:n+"/metadata",schemaPath:"#/$defs/M\
etadata/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e===null?e=[y]:e.push(y),i++}}for(let a in o){let m=o[a];
if(typeof m=="string"){if(k(m)>500){let y={instancePath:n+"/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalPropertie\
s/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[y]:e.push(y),i++}}else{let y={instancePath:n+"\
/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[y]:e.push(y),i++}}}else{let a={instancePath:n+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),i++}}if(r.createdAt!==void 0){let o=r.createdAt;if(typeof o=="string"){if(!b.validate(o)){let a={instancePath:n+"/crea\
tedAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),
i++}}else{let a={instancePath:n+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),i++}}if(r.updatedAt!==void 0){let o=r.updatedAt;if(typeof o=="string"){if(!b.validate(o)){let a={instancePath:n+"/updatedAt",schemaPath:"#/propert\
ies/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:n+
"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}if(r.expiredAt!==
void 0){let o=r.expiredAt;if(typeof o!="string"&&o!==null){let a={instancePath:n+"/expiredAt",schemaPath:"#/properties/expiredAt/type",keyword:"type",params:{type:T.
properties.expiredAt.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}if(typeof o=="string"&&!b.validate(o)){let a={instancePath:n+"/expiredAt",
schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),i++}}}else{
let o={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}return M.errors=e,i===0}M.
evaluated={props:{id:!0,environmentId:!0,schemaFamilyId:!0,name:!0,content:!0,mimeType:!0,fileSize:!0,originalFilename:!0,pageCount:!0,pages:!0,status:!0,errorCode:!0,
extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function De(r,{instancePath:n="",parentData:h,parentDataProperty:l,
rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=De.evaluated;return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),M(r,{instancePath:n,
parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=e===null?M.errors:e.concat(M.errors),i=e.length),De.errors=e,i===0}De.evaluated={props:{id:!0,
environmentId:!0,schemaFamilyId:!0,name:!0,content:!0,mimeType:!0,fileSize:!0,originalFilename:!0,pageCount:!0,pages:!0,status:!0,errorCode:!0,extractedData:!0,
metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};var fe=Ne;var Ci={type:"string",enum:["pending","processing","completed","failed","cancelled"],description:"`pending` is queued and `processing` is executing. `completed`\
, `failed` and `cancelled` are final and never change."};function F(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){
let e=null,i=0,c=F.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.runId===void 0){
let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"runId"},message:"must have required property 'runId'"};e===null?e=[t]:
e.push(t),i++}if(r.status===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have requir\
ed property 'status'"};e===null?e=[t]:e.push(t),i++}if(r.runId!==void 0&&typeof r.runId!="string"){let t={instancePath:n+"/runId",schemaPath:"#/properties/runId\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.status!==void 0){let t=r.status;if(typeof t!="string"){
let s={instancePath:n+"/status",schemaPath:"#/$defs/RunStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}
if(!(t==="pending"||t==="processing"||t==="completed"||t==="failed"||t==="cancelled")){let s={instancePath:n+"/status",schemaPath:"#/$defs/RunStatus/enum",keyword:"\
enum",params:{allowedValues:Ci.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return F.errors=e,i===0}F.evaluated={props:{runId:!0,status:!0},
dynamicProps:!1,dynamicItems:!1};function Ne(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=Ne.evaluated;
return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),F(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=
e===null?F.errors:e.concat(F.errors),i=e.length),Ne.errors=e,i===0}Ne.evaluated={props:{runId:!0,status:!0},dynamicProps:!1,dynamicItems:!1};var Xt=Ue;var Et={type:"object",description:"A run in a list.",required:["id","environmentName","documentName","schemaVersionNumber","status","provider","model","keySourc\
e","extractedData","metadata","createdAt","updatedAt","expiredAt"],properties:{id:{type:"string",description:"Identifier of the run."},environmentName:{type:"st\
ring",description:"Name of the environment."},documentName:{type:"string",description:"Name of the document."},schemaVersionNumber:{type:"integer",minimum:1,description:"\
Number of the schema version."},status:{$ref:"#/$defs/RunStatus"},provider:{type:"string",description:"The provider, as resolved when the run was accepted."},model:{
type:"string",description:"The model, as resolved when the run was accepted."},keySource:{$ref:"#/$defs/KeySource"},extractedData:{type:["object","null"],additionalProperties:!0,
description:"The result; null until the run is completed, and once it has expired."},metadata:{$ref:"#/$defs/Metadata"},createdAt:{type:"string",format:"date-ti\
me",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},expiredAt:{type:[
"string","null"],format:"date-time",description:"When the retention of the environment erased its data; null before."}}},Ri={type:"string",enum:["pending","proc\
essing","completed","failed","cancelled"],description:"`pending` is queued and `processing` is executing. `completed`, `failed` and `cancelled` are final and ne\
ver change."},Ki={type:"string",enum:["user","system"],description:"`user` where a key of the caller is used, `system` where the system fallback is."};function H(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=H.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let s={instancePath:n,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),i++}if(r.environmentName===void 0){let s={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentName"},message:"must have required property 'environmentName'"};e===null?e=[s]:e.
push(s),i++}if(r.documentName===void 0){let s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentName"},message:"must h\
ave required property 'documentName'"};e===null?e=[s]:e.push(s),i++}if(r.schemaVersionNumber===void 0){let s={instancePath:n,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"schemaVersionNumber"},message:"must have required property 'schemaVersionNumber'"};e===null?e=[s]:e.push(s),i++}if(r.status===void 0){
let s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[s]:
e.push(s),i++}if(r.provider===void 0){let s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"must have re\
quired property 'provider'"};e===null?e=[s]:e.push(s),i++}if(r.model===void 0){let s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
model"},message:"must have required property 'model'"};e===null?e=[s]:e.push(s),i++}if(r.keySource===void 0){let s={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"keySource"},message:"must have required property 'keySource'"};e===null?e=[s]:e.push(s),i++}if(r.extractedData===void 0){let s={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"extractedData"},message:"must have required property 'extractedData'"};e===null?
e=[s]:e.push(s),i++}if(r.metadata===void 0){let s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must h\
ave required property 'metadata'"};e===null?e=[s]:e.push(s),i++}if(r.createdAt===void 0){let s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[s]:e.push(s),i++}if(r.updatedAt===void 0){let s={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[s]:e.push(s),i++}if(r.expiredAt===
void 0){let s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};
e===null?e=[s]:e.push(s),i++}if(r.id!==void 0&&typeof r.id!="string"){let s={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(r.environmentName!==void 0&&typeof r.environmentName!="string"){let s={instancePath:n+"/envir\
onmentName",schemaPath:"#/properties/environmentName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(r.documentName!==
void 0&&typeof r.documentName!="string"){let s={instancePath:n+"/documentName",schemaPath:"#/properties/documentName/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),i++}if(r.schemaVersionNumber!==void 0){let s=r.schemaVersionNumber;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){
let p={instancePath:n+"/schemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[p]:e.push(p),i++}if(typeof s=="number"&&(s<1||isNaN(s))){let p={instancePath:n+"/schemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),i++}}if(r.status!==void 0){let s=r.status;if(typeof s!=
"string"){let p={instancePath:n+"/status",schemaPath:"#/$defs/RunStatus/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),i++}if(!(s==="pending"||s==="processing"||s==="completed"||s==="failed"||s==="cancelled")){let p={instancePath:n+"/status",schemaPath:"#/$defs/RunStatus/enum",
keyword:"enum",params:{allowedValues:Ri.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),i++}}if(r.provider!==void 0&&typeof r.
provider!="string"){let s={instancePath:n+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}if(r.model!==void 0&&typeof r.model!="string"){let s={instancePath:n+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(r.keySource!==void 0){let s=r.keySource;if(typeof s!="string"){let p={instancePath:n+"/\
keySource",schemaPath:"#/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}if(!(s==="user"||s===
"system")){let p={instancePath:n+"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:Ki.enum},message:"must be equal to one of\
 the allowed values"};e===null?e=[p]:e.push(p),i++}}if(r.extractedData!==void 0){let s=r.extractedData;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){
let p={instancePath:n+"/extractedData",schemaPath:"#/properties/extractedData/type",keyword:"type",params:{type:Et.properties.extractedData.type},message:"must \
be object,null"};e===null?e=[p]:e.push(p),i++}}if(r.metadata!==void 0){let s=r.metadata;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>50){
let p={instancePath:n+"/metadata",schemaPath:"#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 prop\
erties"};e===null?e=[p]:e.push(p),i++}for(let p in s){let o=i;if(typeof p=="string"){if(k(p)>64){let a={instancePath:n+"/metadata",schemaPath:"#/$defs/Metadata/\
propertyNames/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:p};e===null?e=[a]:e.push(a),i++}if(k(
p)<1){let a={instancePath:n+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters",propertyName:p};e===null?e=[a]:e.push(a),i++}if(!Qe.test(p)){let a={instancePath:n+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pat\
tern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:p};e===null?e=[a]:e.push(a),
i++}}var t=o===i;if(!t){let a={instancePath:n+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:p},message:"p\
roperty name must be valid"};e===null?e=[a]:e.push(a),i++}}for(let p in s){let o=s[p];if(typeof o=="string"){if(k(o)>500){let a={instancePath:n+"/metadata/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more t\
han 500 characters"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:n+"/metadata/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata\
/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}}}else{let p={instancePath:n+"/metadata",
schemaPath:"#/$defs/Metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),i++}}if(r.createdAt!==void 0){let s=r.
createdAt;if(typeof s=="string"){if(!b.validate(s)){let p={instancePath:n+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:n+"/createdAt",schemaPath:"#/properties/createdAt/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(r.updatedAt!==void 0){let s=r.updatedAt;if(typeof s=="strin\
g"){if(!b.validate(s)){let p={instancePath:n+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must \
match format "date-time"'};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:n+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),i++}}if(r.expiredAt!==void 0){let s=r.expiredAt;if(typeof s!="string"&&s!==null){let p={instancePath:n+
"/expiredAt",schemaPath:"#/properties/expiredAt/type",keyword:"type",params:{type:Et.properties.expiredAt.type},message:"must be string,null"};e===null?e=[p]:e.
push(p),i++}if(typeof s=="string"&&!b.validate(s)){let p={instancePath:n+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"\
date-time"},message:'must match format "date-time"'};e===null?e=[p]:e.push(p),i++}}}else{let s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return H.errors=e,i===0}H.evaluated={props:{id:!0,environmentName:!0,documentName:!0,schemaVersionNumber:!0,
status:!0,provider:!0,model:!0,keySource:!0,extractedData:!0,metadata:!0,createdAt:!0,updatedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function V(r,{
instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=V.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.total===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(r.page===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(r.pageSize===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(r.
data===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[t]:e.push(t),i++}if(r.total!==void 0){let t=r.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:n+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(r.page!==
void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.pageSize!==void 0){let t=r.pageSize;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.data!==void 0){let t=r.data;if(Array.isArray(t)){
let s=t.length;for(let p=0;p<s;p++)H(t[p],{instancePath:n+"/data/"+p,parentData:t,parentDataProperty:p,rootData:u,dynamicAnchors:f})||(e=e===null?H.errors:e.concat(
H.errors),i=e.length)}else{let s={instancePath:n+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return V.errors=e,i===0}V.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Ue(r,{instancePath:n="",parentData:h,
parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=Ue.evaluated;return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),
V(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=e===null?V.errors:e.concat(V.errors),i=e.length),Ue.errors=e,i===0}Ue.evaluated=
{props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Yt=Ce;var zi={type:"object",description:"A document as extraction reads it.",required:["pageCount","truncated","pages"],properties:{pageCount:{type:["integer","null"],
minimum:0,description:"How many pages there are; null where pages mean nothing."},truncated:{type:"boolean",description:"True when a limit cut the document shor\
t."},pages:{type:"array",items:{$ref:"#/$defs/LayoutPage"}}}},Mi={type:"object",required:["number","width","height","source","text","lines","tables"],properties:{
number:{type:"integer",minimum:1,description:"Number of the page, from 1."},width:{type:"number",minimum:0,description:"In points (1/72 inch); 0 for logical pag\
es."},height:{type:"number",minimum:0,description:"In points (1/72 inch); 0 for logical pages."},source:{type:"string",enum:["text","ocr","logical"],"x-extensib\
le-enum":!0,description:"`text`: the document's own text; `ocr`: recognised from an image; `logical`: a sheet, slide or part without geometry."},name:{type:"str\
ing",description:"The name of a sheet or an attachment, where there is one."},text:{type:"string",description:"The lines, joined by line feeds, in reading order\
."},lines:{type:"array",items:{$ref:"#/$defs/LayoutLine"}},tables:{type:"array",items:{$ref:"#/$defs/LayoutTable"}}}};function B(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=B.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.text===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[t]:e.push(t),i++}if(r.box===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"box"},message:"must have required property 'box'"};e===null?e=[t]:e.push(t),i++}if(r.text!==void 0&&typeof r.
text!="string"){let t={instancePath:n+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),i++}if(r.box!==void 0){let t=r.box;if(Array.isArray(t)){if(t.length>4){let p={instancePath:n+"/box",schemaPath:"#/$defs/PageBox/maxItems",keyword:"max\
Items",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[p]:e.push(p),i++}if(t.length<4){let p={instancePath:n+"/box",schemaPath:"#/$defs/\
PageBox/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[p]:e.push(p),i++}let s=t.length;for(let p=0;p<s;p++){
let o=t[p];if(typeof o=="number"){if(o>1||isNaN(o)){let a={instancePath:n+"/box/"+p,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},message:"must be <= 1"};e===null?e=[a]:e.push(a),i++}if(o<0||isNaN(o)){let a={instancePath:n+"/box/"+p,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:n+"/box/"+p,schemaPath:"#/$defs/PageBox\
/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:n+"/box",schemaPath:"#/$def\
s/PageBox/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.confidence!==void 0){let t=r.confidence;if(typeof t==
"number"){if(t>1||isNaN(t)){let s={instancePath:n+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},
message:"must be <= 1"};e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:n+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/confidence",schemaPath:"#/propertie\
s/confidence/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return B.errors=e,i===0}B.evaluated={props:{text:!0,box:!0,confidence:!0},
dynamicProps:!1,dynamicItems:!1};function J(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=J.evaluated;
if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.text===void 0){let s={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[s]:e.push(s),i++}if(r.start===void 0){let s={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[s]:e.push(
s),i++}if(r.box===void 0){let s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"box"},message:"must have required property '\
box'"};e===null?e=[s]:e.push(s),i++}if(r.words===void 0){let s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"words"},message:"\
must have required property 'words'"};e===null?e=[s]:e.push(s),i++}if(r.text!==void 0&&typeof r.text!="string"){let s={instancePath:n+"/text",schemaPath:"#/prop\
erties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(r.start!==void 0){let s=r.start;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){let p={instancePath:n+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[p]:e.push(p),i++}if(typeof s=="number"&&(s<0||isNaN(s))){let p={instancePath:n+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),i++}}if(r.box!==void 0){let s=r.box,p=i,o=!1,a=i;if(Array.isArray(s)){if(s.length>
4){let v={instancePath:n+"/box",schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=
[v]:e.push(v),i++}if(s.length<4){let v={instancePath:n+"/box",schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have f\
ewer than 4 items"};e===null?e=[v]:e.push(v),i++}let y=s.length;for(let v=0;v<y;v++){let g=s[v];if(typeof g=="number"){if(g>1||isNaN(g)){let w={instancePath:n+"\
/box/"+v,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[w]:e.push(w),i++}if(g<
0||isNaN(g)){let w={instancePath:n+"/box/"+v,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[w]:e.push(w),i++}}else{let w={instancePath:n+"/box/"+v,schemaPath:"#/$defs/PageBox/items/type",keyword:"type",params:{type:"number"},message:"must b\
e number"};e===null?e=[w]:e.push(w),i++}}}else{let y={instancePath:n+"/box",schemaPath:"#/$defs/PageBox/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[y]:e.push(y),i++}var t=a===i;o=o||t;let m=i;if(s!==null){let y={instancePath:n+"/box",schemaPath:"#/properties/box/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[y]:e.push(y),i++}var t=m===i;if(o=o||t,o)i=p,e!==null&&(p?e.length=p:e=null);else{let y={instancePath:n+
"/box",schemaPath:"#/properties/box/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[y]:e.push(y),i++}}if(r.words!==void 0){
let s=r.words;if(Array.isArray(s)){let p=s.length;for(let o=0;o<p;o++)B(s[o],{instancePath:n+"/words/"+o,parentData:s,parentDataProperty:o,rootData:u,dynamicAnchors:f})||
(e=e===null?B.errors:e.concat(B.errors),i=e.length)}else{let p={instancePath:n+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[p]:e.push(p),i++}}if(r.confidence!==void 0){let s=r.confidence;if(typeof s=="number"){if(s>1||isNaN(s)){let p={instancePath:n+
"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[p]:e.push(p),i++}
if(s<0||isNaN(s)){let p={instancePath:n+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[p]:e.push(p),i++}}else{let p={instancePath:n+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type:"numb\
er"},message:"must be number"};e===null?e=[p]:e.push(p),i++}}}else{let s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[s]:e.push(s),i++}return J.errors=e,i===0}J.evaluated={props:{text:!0,start:!0,box:!0,words:!0,confidence:!0},dynamicProps:!1,dynamicItems:!1};
var Fi={type:"object",required:["header","rows","box"],properties:{header:{type:["array","null"],items:{type:"string"},description:"The column headers; null whe\
re none were told apart."},rows:{type:"array",items:{type:"array",items:{type:"string"}},description:"The cells, row by row. The text of a merged cell is in the\
 first of its columns and in each of its rows."},box:{description:"The box of the table; null where the format has no geometry.",anyOf:[{$ref:"#/$defs/PageBox"},
{type:"null"}]}}};function G(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=G.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.header===void 0){let s={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"header"},message:"must have required property 'header'"};e===null?e=[s]:e.push(s),i++}if(r.rows===void 0){let s={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[s]:e.push(s),i++}if(r.box===
void 0){let s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"box"},message:"must have required property 'box'"};e===null?e=
[s]:e.push(s),i++}if(r.header!==void 0){let s=r.header;if(!Array.isArray(s)&&s!==null){let p={instancePath:n+"/header",schemaPath:"#/properties/header/type",keyword:"\
type",params:{type:Fi.properties.header.type},message:"must be array,null"};e===null?e=[p]:e.push(p),i++}if(Array.isArray(s)){let p=s.length;for(let o=0;o<p;o++)
if(typeof s[o]!="string"){let a={instancePath:n+"/header/"+o,schemaPath:"#/properties/header/items/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[a]:e.push(a),i++}}}if(r.rows!==void 0){let s=r.rows;if(Array.isArray(s)){let p=s.length;for(let o=0;o<p;o++){let a=s[o];if(Array.isArray(a)){
let m=a.length;for(let y=0;y<m;y++)if(typeof a[y]!="string"){let v={instancePath:n+"/rows/"+o+"/"+y,schemaPath:"#/properties/rows/items/items/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),i++}}else{let m={instancePath:n+"/rows/"+o,schemaPath:"#/properties/rows/items/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),i++}}}else{let p={instancePath:n+"/rows",schemaPath:"#/properties/rows/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),i++}}if(r.box!==void 0){let s=r.box,p=i,o=!1,a=i;if(Array.isArray(s)){
if(s.length>4){let v={instancePath:n+"/box",schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};
e===null?e=[v]:e.push(v),i++}if(s.length<4){let v={instancePath:n+"/box",schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},message:"must\
 NOT have fewer than 4 items"};e===null?e=[v]:e.push(v),i++}let y=s.length;for(let v=0;v<y;v++){let g=s[v];if(typeof g=="number"){if(g>1||isNaN(g)){let w={instancePath:n+
"/box/"+v,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[w]:e.push(w),i++}if(g<
0||isNaN(g)){let w={instancePath:n+"/box/"+v,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[w]:e.push(w),i++}}else{let w={instancePath:n+"/box/"+v,schemaPath:"#/$defs/PageBox/items/type",keyword:"type",params:{type:"number"},message:"must b\
e number"};e===null?e=[w]:e.push(w),i++}}}else{let y={instancePath:n+"/box",schemaPath:"#/$defs/PageBox/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[y]:e.push(y),i++}var t=a===i;o=o||t;let m=i;if(s!==null){let y={instancePath:n+"/box",schemaPath:"#/properties/box/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[y]:e.push(y),i++}var t=m===i;if(o=o||t,o)i=p,e!==null&&(p?e.length=p:e=null);else{let y={instancePath:n+
"/box",schemaPath:"#/properties/box/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[y]:e.push(y),i++}}}else{let s={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}return G.errors=e,i===0}G.evaluated={props:{header:!0,
rows:!0,box:!0},dynamicProps:!1,dynamicItems:!1};function Z(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,
i=0,c=Z.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.number===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"number"},message:"must have required property 'number'"};e===null?e=[t]:e.push(t),i++}if(r.width===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"width"},message:"must have required property 'width'"};e===null?
e=[t]:e.push(t),i++}if(r.height===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"height"},message:"must have \
required property 'height'"};e===null?e=[t]:e.push(t),i++}if(r.source===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
source"},message:"must have required property 'source'"};e===null?e=[t]:e.push(t),i++}if(r.text===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[t]:e.push(t),i++}if(r.lines===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"lines"},message:"must have required property 'lines'"};e===null?e=[t]:e.push(t),i++}if(r.tables===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tables"},message:"must have required property 'tables'"};e===null?
e=[t]:e.push(t),i++}if(r.number!==void 0){let t=r.number;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/number",schemaPath:"#/properties/n\
umber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+
"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.
width!==void 0){let t=r.width;if(typeof t=="number"){if(t<0||isNaN(t)){let s={instancePath:n+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/width",schemaPath:"#/properties/width/type",
keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}if(r.height!==void 0){let t=r.height;if(typeof t=="number"){if(t<0||
isNaN(t)){let s={instancePath:n+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:"number"},message:"must be numb\
er"};e===null?e=[s]:e.push(s),i++}}if(r.source!==void 0){let t=r.source;if(typeof t!="string"){let s={instancePath:n+"/source",schemaPath:"#/properties/source/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="text"||t==="ocr"||t==="logical")){let s={instancePath:n+
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:Mi.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[s]:e.push(s),i++}}if(r.name!==void 0&&typeof r.name!="string"){let t={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.text!==void 0&&typeof r.text!="string"){let t={instancePath:n+"/text",schemaPath:"\
#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.lines!==void 0){let t=r.lines;if(Array.
isArray(t)){let s=t.length;for(let p=0;p<s;p++)J(t[p],{instancePath:n+"/lines/"+p,parentData:t,parentDataProperty:p,rootData:u,dynamicAnchors:f})||(e=e===null?J.
errors:e.concat(J.errors),i=e.length)}else{let s={instancePath:n+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[s]:e.push(s),i++}}if(r.tables!==void 0){let t=r.tables;if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++)G(t[p],{instancePath:n+"\
/tables/"+p,parentData:t,parentDataProperty:p,rootData:u,dynamicAnchors:f})||(e=e===null?G.errors:e.concat(G.errors),i=e.length)}else{let s={instancePath:n+"/ta\
bles",schemaPath:"#/properties/tables/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Z.errors=e,i===0}Z.evaluated={props:{number:!0,
width:!0,height:!0,source:!0,name:!0,text:!0,lines:!0,tables:!0},dynamicProps:!1,dynamicItems:!1};function X(r,{instancePath:n="",parentData:h,parentDataProperty:l,
rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=X.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.pageCount===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageCount"},message:"must have re\
quired property 'pageCount'"};e===null?e=[t]:e.push(t),i++}if(r.truncated===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
truncated"},message:"must have required property 'truncated'"};e===null?e=[t]:e.push(t),i++}if(r.pages===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"pages"},message:"must have required property 'pages'"};e===null?e=[t]:e.push(t),i++}if(r.pageCount!==void 0){let t=r.pageCount;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:n+"/pageCount",schemaPath:"#/properties/pageCount/type",keyword:"type",params:{type:zi.
properties.pageCount.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:n+"/pageCoun\
t",schemaPath:"#/properties/pageCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(r.truncated!==
void 0&&typeof r.truncated!="boolean"){let t={instancePath:n+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.pages!==void 0){let t=r.pages;if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++)Z(t[p],{instancePath:n+
"/pages/"+p,parentData:t,parentDataProperty:p,rootData:u,dynamicAnchors:f})||(e=e===null?Z.errors:e.concat(Z.errors),i=e.length)}else{let s={instancePath:n+"/pa\
ges",schemaPath:"#/properties/pages/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return X.errors=e,i===0}X.evaluated={props:{pageCount:!0,
truncated:!0,pages:!0},dynamicProps:!1,dynamicItems:!1};function Ce(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){
let e=null,i=0,c=Ce.evaluated;return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),X(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,
dynamicAnchors:f})||(e=e===null?X.errors:e.concat(X.errors),i=e.length),Ce.errors=e,i===0}Ce.evaluated={props:{pageCount:!0,truncated:!0,pages:!0},dynamicProps:!1,
dynamicItems:!1};var ht=Re;var I={type:"object",description:"One extraction from one document with one schema version.",required:["id","environmentId","documentId","schemaFamilyId","schem\
aVersionId","schemaVersionNumber","schemaHash","schemaSnapshot","pages","status","provider","model","residency","keySource","inputTokens","outputTokens","totalT\
okens","attempts","errorCode","errorMessage","extractedData","confidence","evidence","warnings","metadata","createdAt","updatedAt","startedAt","completedAt","ex\
piredAt"],properties:{id:{type:"string",description:"Identifier of the run."},environmentId:{type:"string",description:"Identifier of the environment."},documentId:{
type:"string",description:"Identifier of the document."},schemaFamilyId:{type:"string",description:"Identifier of the schema family."},schemaVersionId:{type:"st\
ring",description:"Identifier of the schema version."},schemaVersionNumber:{type:"integer",minimum:1,description:"Number of the schema version."},schemaHash:{type:"\
string",description:"`definitionHash` of the schema version."},schemaSnapshot:{type:"object",additionalProperties:!0,description:"The definition that the run us\
es."},pages:{type:["string","null"],description:"The pages that the run reads, such as `1-3,7,-1`; null for all."},status:{$ref:"#/$defs/RunStatus"},provider:{type:"\
string",description:"The provider, as resolved when the run was accepted."},model:{type:"string",description:"The model, as resolved when the run was accepted."},
residency:{type:"string",description:"Where the provider processes data, such as `EU` or `US`."},keySource:{$ref:"#/$defs/KeySource"},inputTokens:{type:["intege\
r","null"],minimum:0,description:"Tokens sent to the model, in all calls and attempts, also of failed and cancelled runs; null if not counted."},outputTokens:{type:[
"integer","null"],minimum:0,description:"Tokens generated by the model; null if not counted."},totalTokens:{type:["integer","null"],minimum:0,description:"Sum o\
f input and output tokens; null if not counted."},attempts:{type:"integer",minimum:0,description:"Number of attempts that were started."},errorCode:{description:"\
Why the run failed; null unless its status is `failed`.",anyOf:[{$ref:"#/$defs/RunErrorCode"},{type:"null"}]},errorMessage:{type:["string","null"],description:"\
Why the run failed, in a sentence; null unless its status is `failed`."},extractedData:{type:["object","null"],additionalProperties:!0,description:"The result; \
null until the run is completed, and once it has expired. It validates against `schemaSnapshot`. A field that the document does not contain is null, or absent i\
f the schema does not allow null."},confidence:{type:["number","null"],minimum:0,maximum:1,description:"Mean confidence of the schema's leaf fields; null until \
the run is completed."},evidence:{type:"array",description:"One entry for each leaf of `extractedData`; empty until the run is completed, and once it has expire\
d.",items:{$ref:"#/$defs/Evidence"}},warnings:{type:"array",description:"Sentences about limitations of the result, such as values that were left out; empty onc\
e the run has expired.",items:{type:"string"}},metadata:{$ref:"#/$defs/Metadata"},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with m\
illiseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},startedAt:{type:["string","null"],format:"date-time",
description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},completedAt:{type:["string","null"],format:"date-time",description:"ISO 8601, U\
TC, with milliseconds; null while it has not happened."},expiredAt:{type:["string","null"],format:"date-time",description:"When the retention of the environment\
 erased its data; null before."}}},Hi={type:"string",enum:["pending","processing","completed","failed","cancelled"],description:"`pending` is queued and `proces\
sing` is executing. `completed`, `failed` and `cancelled` are final and never change."},Vi={type:"string",enum:["user","system"],description:"`user` where a key\
 of the caller is used, `system` where the system fallback is."};var le={type:"object",description:"Where one value of `extractedData` was found in the document.",required:["path","confidence","match","page","quote","start","\
end","boxes"],properties:{path:{type:"string",description:"JSON Pointer into `extractedData`."},confidence:{type:"number",minimum:0,maximum:1,description:"Estim\
ated probability that the value is correct."},match:{type:"string",enum:["exact","normalized","fuzzy","derived","not_found"],"x-extensible-enum":!0,description:"\
How the value matches the document: character by character (`exact`), in another notation (`normalized`), with small differences (`fuzzy`), as a conclusion from\
 other text (`derived`), or not at all (`not_found`)."},page:{type:["integer","null"],minimum:1,description:"Page number, starting at 1; null if not found."},quote:{
type:["string","null"],description:"The matching text of the document; null if not found."},start:{type:["integer","null"],minimum:0,description:"Start of the q\
uote in the page's text, in UTF-16 code units."},end:{type:["integer","null"],minimum:0,description:"End of the quote, exclusive."},boxes:{type:"array",description:"\
One box for each line of the quote; empty if the format has no geometry.",items:{$ref:"#/$defs/PageBox"}}}};function Y(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=Y.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.path===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[t]:e.push(t),i++}if(r.confidence===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"confidence"},message:"must have required property 'confidence'"};e===null?e=[t]:e.push(t),i++}
if(r.match===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"match"},message:"must have required property 'mat\
ch'"};e===null?e=[t]:e.push(t),i++}if(r.page===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"\
must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(r.quote===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"quote"},message:"must have required property 'quote'"};e===null?e=[t]:e.push(t),i++}if(r.start===void 0){let t={instancePath:n,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"start"},message:"must have required property 'start'"};e===null?e=[t]:e.push(t),i++}if(r.end===void 0){let t={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"must have required property 'end'"};e===null?e=[t]:e.push(t),i++}
if(r.boxes===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"boxes"},message:"must have required property 'box\
es'"};e===null?e=[t]:e.push(t),i++}if(r.path!==void 0&&typeof r.path!="string"){let t={instancePath:n+"/path",schemaPath:"#/properties/path/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.confidence!==void 0){let t=r.confidence;if(typeof t=="number"){if(t>1||isNaN(
t)){let s={instancePath:n+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};
e===null?e=[s]:e.push(s),i++}if(t<0||isNaN(t)){let s={instancePath:n+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"t\
ype",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),i++}}if(r.match!==void 0){let t=r.match;if(typeof t!="string"){let s={instancePath:n+
"/match",schemaPath:"#/properties/match/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="exact"||t===
"normalized"||t==="fuzzy"||t==="derived"||t==="not_found")){let s={instancePath:n+"/match",schemaPath:"#/properties/match/enum",keyword:"enum",params:{allowedValues:le.
properties.match.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t=="numb\
er"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:n+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:le.properties.page.type},message:"\
must be integer,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properties/page/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.quote!==void 0){let t=r.quote;if(typeof t!="string"&&
t!==null){let s={instancePath:n+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type:le.properties.quote.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),i++}}if(r.start!==void 0){let t=r.start;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:n+"/start",schemaPath:"\
#/properties/start/type",keyword:"type",params:{type:le.properties.start.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&
(t<0||isNaN(t))){let s={instancePath:n+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),i++}}if(r.end!==void 0){let t=r.end;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))&&t!==null){let s={instancePath:n+"/end",schemaPath:"#/p\
roperties/end/type",keyword:"type",params:{type:le.properties.end.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||
isNaN(t))){let s={instancePath:n+"/end",schemaPath:"#/properties/end/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[s]:e.push(s),i++}}if(r.boxes!==void 0){let t=r.boxes;if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++){let o=t[p];if(Array.isArray(o)){if(o.length>4){
let m={instancePath:n+"/boxes/"+p,schemaPath:"#/$defs/PageBox/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?
e=[m]:e.push(m),i++}if(o.length<4){let m={instancePath:n+"/boxes/"+p,schemaPath:"#/$defs/PageBox/minItems",keyword:"minItems",params:{limit:4},message:"must NOT\
 have fewer than 4 items"};e===null?e=[m]:e.push(m),i++}let a=o.length;for(let m=0;m<a;m++){let y=o[m];if(typeof y=="number"){if(y>1||isNaN(y)){let v={instancePath:n+
"/boxes/"+p+"/"+m,schemaPath:"#/$defs/PageBox/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};e===null?e=[v]:e.push(v),
i++}if(y<0||isNaN(y)){let v={instancePath:n+"/boxes/"+p+"/"+m,schemaPath:"#/$defs/PageBox/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[v]:e.push(v),i++}}else{let v={instancePath:n+"/boxes/"+p+"/"+m,schemaPath:"#/$defs/PageBox/items/type",keyword:"type",params:{type:"n\
umber"},message:"must be number"};e===null?e=[v]:e.push(v),i++}}}else{let a={instancePath:n+"/boxes/"+p,schemaPath:"#/$defs/PageBox/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:n+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return Y.errors=e,i===0}Y.evaluated={props:{path:!0,confidence:!0,match:!0,page:!0,quote:!0,start:!0,end:!0,boxes:!0},
dynamicProps:!1,dynamicItems:!1};function Q(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=Q.evaluated;
if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let o={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[o]:e.push(o),i++}if(r.environmentId===void 0){
let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};
e===null?e=[o]:e.push(o),i++}if(r.documentId===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentId"},message:"\
must have required property 'documentId'"};e===null?e=[o]:e.push(o),i++}if(r.schemaFamilyId===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"schemaFamilyId"},message:"must have required property 'schemaFamilyId'"};e===null?e=[o]:e.push(o),i++}if(r.schemaVersionId===void 0){
let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaVersionId"},message:"must have required property 'schemaVersionI\
d'"};e===null?e=[o]:e.push(o),i++}if(r.schemaVersionNumber===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"s\
chemaVersionNumber"},message:"must have required property 'schemaVersionNumber'"};e===null?e=[o]:e.push(o),i++}if(r.schemaHash===void 0){let o={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"schemaHash"},message:"must have required property 'schemaHash'"};e===null?e=[o]:e.push(o),i++}if(r.schemaSnapshot===
void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"schemaSnapshot"},message:"must have required property 'schemaS\
napshot'"};e===null?e=[o]:e.push(o),i++}if(r.pages===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pages"},message:"\
must have required property 'pages'"};e===null?e=[o]:e.push(o),i++}if(r.status===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[o]:e.push(o),i++}if(r.provider===void 0){let o={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};e===null?e=[o]:e.push(o),i++}if(r.model===void 0){
let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"model"},message:"must have required property 'model'"};e===null?e=[o]:
e.push(o),i++}if(r.residency===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"residency"},message:"must have \
required property 'residency'"};e===null?e=[o]:e.push(o),i++}if(r.keySource===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
keySource"},message:"must have required property 'keySource'"};e===null?e=[o]:e.push(o),i++}if(r.inputTokens===void 0){let o={instancePath:n,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"inputTokens"},message:"must have required property 'inputTokens'"};e===null?e=[o]:e.push(o),i++}if(r.outputTokens===
void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"outputTokens"},message:"must have required property 'outputTok\
ens'"};e===null?e=[o]:e.push(o),i++}if(r.totalTokens===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalTo\
kens"},message:"must have required property 'totalTokens'"};e===null?e=[o]:e.push(o),i++}if(r.attempts===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"attempts"},message:"must have required property 'attempts'"};e===null?e=[o]:e.push(o),i++}if(r.errorCode===void 0){let o={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorCode"},message:"must have required property 'errorCode'"};e===null?e=[o]:e.push(o),i++}
if(r.errorMessage===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errorMessage"},message:"must have required\
 property 'errorMessage'"};e===null?e=[o]:e.push(o),i++}if(r.extractedData===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
extractedData"},message:"must have required property 'extractedData'"};e===null?e=[o]:e.push(o),i++}if(r.confidence===void 0){let o={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"confidence"},message:"must have required property 'confidence'"};e===null?e=[o]:e.push(o),i++}if(r.evidence===
void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"evidence"},message:"must have required property 'evidence'"};e===
null?e=[o]:e.push(o),i++}if(r.warnings===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"m\
ust have required property 'warnings'"};e===null?e=[o]:e.push(o),i++}if(r.metadata===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[o]:e.push(o),i++}if(r.createdAt===void 0){let o={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[o]:e.push(o),i++}if(r.updatedAt===
void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};
e===null?e=[o]:e.push(o),i++}if(r.startedAt===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"startedAt"},message:"\
must have required property 'startedAt'"};e===null?e=[o]:e.push(o),i++}if(r.completedAt===void 0){let o={instancePath:n,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"completedAt"},message:"must have required property 'completedAt'"};e===null?e=[o]:e.push(o),i++}if(r.expiredAt===void 0){let o={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"expiredAt"},message:"must have required property 'expiredAt'"};e===null?e=[o]:e.push(o),i++}
if(r.id!==void 0&&typeof r.id!="string"){let o={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[o]:e.push(o),i++}if(r.environmentId!==void 0&&typeof r.environmentId!="string"){let o={instancePath:n+"/environmentId",schemaPath:"#/properti\
es/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(r.documentId!==void 0&&typeof r.documentId!=
"string"){let o={instancePath:n+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),i++}if(r.schemaFamilyId!==void 0&&typeof r.schemaFamilyId!="string"){let o={instancePath:n+"/schemaFamilyId",schemaPath:"#/properties/schemaFami\
lyId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(r.schemaVersionId!==void 0&&typeof r.schemaVersionId!=
"string"){let o={instancePath:n+"/schemaVersionId",schemaPath:"#/properties/schemaVersionId/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),i++}if(r.schemaVersionNumber!==void 0){let o=r.schemaVersionNumber;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:n+"\
/schemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(
a),i++}if(typeof o=="number"&&(o<1||isNaN(o))){let a={instancePath:n+"/schemaVersionNumber",schemaPath:"#/properties/schemaVersionNumber/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),i++}}if(r.schemaHash!==void 0&&typeof r.schemaHash!="string"){let o={instancePath:n+
"/schemaHash",schemaPath:"#/properties/schemaHash/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(r.schemaSnapshot!==
void 0){let o=r.schemaSnapshot;if(!(o&&typeof o=="object"&&!Array.isArray(o))){let a={instancePath:n+"/schemaSnapshot",schemaPath:"#/properties/schemaSnapshot/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}if(r.pages!==void 0){let o=r.pages;if(typeof o!="string"&&o!==
null){let a={instancePath:n+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type:I.properties.pages.type},message:"must be string,null"};e===
null?e=[a]:e.push(a),i++}}if(r.status!==void 0){let o=r.status;if(typeof o!="string"){let a={instancePath:n+"/status",schemaPath:"#/$defs/RunStatus/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(!(o==="pending"||o==="processing"||o==="completed"||o==="failed"||o==="ca\
ncelled")){let a={instancePath:n+"/status",schemaPath:"#/$defs/RunStatus/enum",keyword:"enum",params:{allowedValues:Hi.enum},message:"must be equal to one of th\
e allowed values"};e===null?e=[a]:e.push(a),i++}}if(r.provider!==void 0&&typeof r.provider!="string"){let o={instancePath:n+"/provider",schemaPath:"#/properties\
/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(r.model!==void 0&&typeof r.model!="string"){let o={
instancePath:n+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}if(r.residency!==
void 0&&typeof r.residency!="string"){let o={instancePath:n+"/residency",schemaPath:"#/properties/residency/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),i++}if(r.keySource!==void 0){let o=r.keySource;if(typeof o!="string"){let a={instancePath:n+"/keySource",schemaPath:"#\
/$defs/KeySource/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(!(o==="user"||o==="system")){let a={instancePath:n+
"/keySource",schemaPath:"#/$defs/KeySource/enum",keyword:"enum",params:{allowedValues:Vi.enum},message:"must be equal to one of the allowed values"};e===null?e=
[a]:e.push(a),i++}}if(r.inputTokens!==void 0){let o=r.inputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let a={instancePath:n+"/inputTokens",schemaPath:"\
#/properties/inputTokens/type",keyword:"type",params:{type:I.properties.inputTokens.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),i++}if(typeof o==
"number"&&(o<0||isNaN(o))){let a={instancePath:n+"/inputTokens",schemaPath:"#/properties/inputTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}if(r.outputTokens!==void 0){let o=r.outputTokens;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))&&o!==null){let a={
instancePath:n+"/outputTokens",schemaPath:"#/properties/outputTokens/type",keyword:"type",params:{type:I.properties.outputTokens.type},message:"must be integer,\
null"};e===null?e=[a]:e.push(a),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:n+"/outputTokens",schemaPath:"#/properties/outputTokens/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}if(r.totalTokens!==void 0){let o=r.totalTokens;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o))&&o!==null){let a={instancePath:n+"/totalTokens",schemaPath:"#/properties/totalTokens/type",keyword:"type",params:{type:I.properties.
totalTokens.type},message:"must be integer,null"};e===null?e=[a]:e.push(a),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:n+"/totalTokens",schemaPath:"\
#/properties/totalTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}if(r.attempts!==void 0){
let o=r.attempts;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o))){let a={instancePath:n+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[a]:e.push(a),i++}if(typeof o=="number"&&(o<0||isNaN(o))){let a={instancePath:n+"/attempts",schemaPath:"#/proper\
ties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}if(r.errorCode!==void 0){let o=r.
errorCode,a=i,m=!1,y=i;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.code===void 0){let g={instancePath:n+"/errorCode",schemaPath:"#/$defs/RunErrorCode/requ\
ired",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[g]:e.push(g),i++}if(o.stage===void 0){let g={
instancePath:n+"/errorCode",schemaPath:"#/$defs/RunErrorCode/required",keyword:"required",params:{missingProperty:"stage"},message:"must have required property \
'stage'"};e===null?e=[g]:e.push(g),i++}if(o.retryable===void 0){let g={instancePath:n+"/errorCode",schemaPath:"#/$defs/RunErrorCode/required",keyword:"required",
params:{missingProperty:"retryable"},message:"must have required property 'retryable'"};e===null?e=[g]:e.push(g),i++}if(o.code!==void 0&&typeof o.code!="string"){
let g={instancePath:n+"/errorCode/code",schemaPath:"#/$defs/RunErrorCode/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[g]:e.push(g),i++}if(o.stage!==void 0&&typeof o.stage!="string"){let g={instancePath:n+"/errorCode/stage",schemaPath:"#/$defs/RunErrorCode/properties/sta\
ge/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),i++}if(o.retryable!==void 0&&typeof o.retryable!="boolean"){let g={
instancePath:n+"/errorCode/retryable",schemaPath:"#/$defs/RunErrorCode/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[g]:e.push(g),i++}if(o.provider!==void 0&&typeof o.provider!="string"){let g={instancePath:n+"/errorCode/provider",schemaPath:"#/$defs/RunErrorCo\
de/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),i++}if(o.providerStatus!==void 0){let g=o.
providerStatus;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g))){let w={instancePath:n+"/errorCode/providerStatus",schemaPath:"#/$defs/RunErrorCode/properties/provid\
erStatus/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[w]:e.push(w),i++}}if(o.detail!==void 0&&typeof o.detail!="string"){
let g={instancePath:n+"/errorCode/detail",schemaPath:"#/$defs/RunErrorCode/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[g]:e.push(g),i++}}else{let g={instancePath:n+"/errorCode",schemaPath:"#/$defs/RunErrorCode/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[g]:e.push(g),i++}var s=y===i;if(m=m||s,s){var t={};t.code=!0,t.stage=!0,t.retryable=!0,t.provider=!0,t.providerStatus=!0,t.detail=!0}let v=i;
if(o!==null){let g={instancePath:n+"/errorCode",schemaPath:"#/properties/errorCode/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===
null?e=[g]:e.push(g),i++}var s=v===i;if(m=m||s,m)i=a,e!==null&&(a?e.length=a:e=null);else{let g={instancePath:n+"/errorCode",schemaPath:"#/properties/errorCode/\
anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[g]:e.push(g),i++}}if(r.errorMessage!==void 0){let o=r.errorMessage;if(typeof o!=
"string"&&o!==null){let a={instancePath:n+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type:I.properties.errorMessage.type},
message:"must be string,null"};e===null?e=[a]:e.push(a),i++}}if(r.extractedData!==void 0){let o=r.extractedData;if(!(o&&typeof o=="object"&&!Array.isArray(o))&&
o!==null){let a={instancePath:n+"/extractedData",schemaPath:"#/properties/extractedData/type",keyword:"type",params:{type:I.properties.extractedData.type},message:"\
must be object,null"};e===null?e=[a]:e.push(a),i++}}if(r.confidence!==void 0){let o=r.confidence;if(typeof o!="number"&&o!==null){let a={instancePath:n+"/confid\
ence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type:I.properties.confidence.type},message:"must be number,null"};e===null?e=[a]:e.push(a),
i++}if(typeof o=="number"){if(o>1||isNaN(o)){let a={instancePath:n+"/confidence",schemaPath:"#/properties/confidence/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},message:"must be <= 1"};e===null?e=[a]:e.push(a),i++}if(o<0||isNaN(o)){let a={instancePath:n+"/confidence",schemaPath:"#/properties/confidence/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),i++}}}if(r.evidence!==void 0){let o=r.evidence;if(Array.
isArray(o)){let a=o.length;for(let m=0;m<a;m++)Y(o[m],{instancePath:n+"/evidence/"+m,parentData:o,parentDataProperty:m,rootData:u,dynamicAnchors:f})||(e=e===null?
Y.errors:e.concat(Y.errors),i=e.length)}else{let a={instancePath:n+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[a]:e.push(a),i++}}if(r.warnings!==void 0){let o=r.warnings;if(Array.isArray(o)){let a=o.length;for(let m=0;m<a;m++)if(typeof o[m]!="\
string"){let y={instancePath:n+"/warnings/"+m,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[y]:e.push(y),i++}}else{let a={instancePath:n+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[a]:e.push(a),i++}}if(r.metadata!==void 0){let o=r.metadata;if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length>50){let a={instancePath:n+
"/metadata",schemaPath:"#/$defs/Metadata/maxProperties",keyword:"maxProperties",params:{limit:50},message:"must NOT have more than 50 properties"};e===null?e=[a]:
e.push(a),i++}for(let a in o){let m=i;if(typeof a=="string"){if(k(a)>64){let y={instancePath:n+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/maxLength",
keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters",propertyName:a};e===null?e=[y]:e.push(y),i++}if(k(a)<1){let y={instancePath:n+
"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:a};
e===null?e=[y]:e.push(y),i++}if(!Qe.test(a)){let y={instancePath:n+"/metadata",schemaPath:"#/$defs/Metadata/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*$"',propertyName:a};e===null?e=[y]:e.push(y),i++}}var p=m===i;if(!p){let y={instancePath:n+
"/metadata",schemaPath:"#/$defs/Metadata/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e===null?e=[y]:e.
push(y),i++}}for(let a in o){let m=o[a];if(typeof m=="string"){if(k(m)>500){let y={instancePath:n+"/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than 500 characters"};e===null?e=[y]:e.push(
y),i++}}else{let y={instancePath:n+"/metadata/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/Metadata/additionalProperties/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),i++}}}else{let a={instancePath:n+"/metadata",schemaPath:"#/$defs/Metadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),i++}}if(r.createdAt!==void 0){let o=r.createdAt;if(typeof o=="string"){if(!b.validate(
o)){let a={instancePath:n+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[a]:e.push(a),i++}}else{let a={instancePath:n+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),i++}}if(r.updatedAt!==void 0){let o=r.updatedAt;if(typeof o=="string"){if(!b.validate(o)){let a={instancePath:n+"/upda\
tedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),
i++}}else{let a={instancePath:n+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[a]:e.push(a),i++}}if(r.startedAt!==void 0){let o=r.startedAt;if(typeof o!="string"&&o!==null){let a={instancePath:n+"/startedAt",schemaPath:"#/properties/start\
edAt/type",keyword:"type",params:{type:I.properties.startedAt.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}if(typeof o=="string"&&!b.validate(
o)){let a={instancePath:n+"/startedAt",schemaPath:"#/properties/startedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-\
time"'};e===null?e=[a]:e.push(a),i++}}if(r.completedAt!==void 0){let o=r.completedAt;if(typeof o!="string"&&o!==null){let a={instancePath:n+"/completedAt",schemaPath:"\
#/properties/completedAt/type",keyword:"type",params:{type:I.properties.completedAt.type},message:"must be string,null"};e===null?e=[a]:e.push(a),i++}if(typeof o==
"string"&&!b.validate(o)){let a={instancePath:n+"/completedAt",schemaPath:"#/properties/completedAt/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[a]:e.push(a),i++}}if(r.expiredAt!==void 0){let o=r.expiredAt;if(typeof o!="string"&&o!==null){let a={instancePath:n+
"/expiredAt",schemaPath:"#/properties/expiredAt/type",keyword:"type",params:{type:I.properties.expiredAt.type},message:"must be string,null"};e===null?e=[a]:e.push(
a),i++}if(typeof o=="string"&&!b.validate(o)){let a={instancePath:n+"/expiredAt",schemaPath:"#/properties/expiredAt/format",keyword:"format",params:{format:"dat\
e-time"},message:'must match format "date-time"'};e===null?e=[a]:e.push(a),i++}}}else{let o={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[o]:e.push(o),i++}return Q.errors=e,i===0}Q.evaluated={props:{id:!0,environmentId:!0,documentId:!0,schemaFamilyId:!0,
schemaVersionId:!0,schemaVersionNumber:!0,schemaHash:!0,schemaSnapshot:!0,pages:!0,status:!0,provider:!0,model:!0,residency:!0,keySource:!0,inputTokens:!0,outputTokens:!0,
totalTokens:!0,attempts:!0,errorCode:!0,errorMessage:!0,extractedData:!0,confidence:!0,evidence:!0,warnings:!0,metadata:!0,createdAt:!0,updatedAt:!0,startedAt:!0,
completedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};function Re(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){
let e=null,i=0,c=Re.evaluated;return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),Q(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,
dynamicAnchors:f})||(e=e===null?Q.errors:e.concat(Q.errors),i=e.length),Re.errors=e,i===0}Re.evaluated={props:{id:!0,environmentId:!0,documentId:!0,schemaFamilyId:!0,
schemaVersionId:!0,schemaVersionNumber:!0,schemaHash:!0,schemaSnapshot:!0,pages:!0,status:!0,provider:!0,model:!0,residency:!0,keySource:!0,inputTokens:!0,outputTokens:!0,
totalTokens:!0,attempts:!0,errorCode:!0,errorMessage:!0,extractedData:!0,confidence:!0,evidence:!0,warnings:!0,metadata:!0,createdAt:!0,updatedAt:!0,startedAt:!0,
completedAt:!0,expiredAt:!0},dynamicProps:!1,dynamicItems:!1};var Qt=Ke;var ge={type:"object",description:"A model provider.",required:["id","name","kind","residency","models","defaultModel","modelDetails","requiresKey","requiresBas\
eUrl","structuredOutput","isSystemFallback","source","sources"],properties:{id:{type:"string",description:"Identifier, as in `model: <provider>/<model>`."},name:{
type:"string",description:"Display name, as `Mistral (EU)`."},kind:{type:"string",enum:["local","hosted","self-hosted"],"x-extensible-enum":!0,description:"`loc\
al` is the built-in extractor, `hosted` a service, `self-hosted` a server that the operator or a user runs."},residency:{type:["string","null"],description:"Whe\
re it processes data, such as `EU` or `US`; null where the key decides, or where it is unknown."},models:{type:"array",description:"The allowed models. Empty if\
 every model is allowed.",items:{type:"string"}},defaultModel:{type:["string","null"],description:"The model used when a key names none; null if a key must name\
 one."},modelDetails:{type:"array",description:"Details of the allowed models, in the order of `models`.",items:{$ref:"#/$defs/ModelDetail"}},requiresKey:{type:"\
boolean",description:"Whether the caller needs a provider key to use it."},requiresBaseUrl:{type:"boolean",description:"Whether a provider key needs a `baseUrl`\
."},structuredOutput:{type:"string",enum:["built_in","json_schema_strict","json_schema","tool","json_object","by_model"],"x-extensible-enum":!0,description:"How\
 strictly the provider makes a model follow a schema. When it rejects that, a less strict form is used. Answers are always validated against the whole schema."},
isSystemFallback:{type:"boolean",description:"Whether environments without a provider key use it."},source:{type:"string",description:"URL of the documentation \
of its address and interface; `EXCERPT_MODELS_FILE` for a provider that the operator added, and the source folder for the built-in extractor."},sources:{$ref:"#\
/$defs/ProviderSources"}}};function ee(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=ee.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(r.name===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(t),i++}if(r.kind===void 0){let t={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[t]:e.push(t),
i++}if(r.residency===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required p\
roperty 'residency'"};e===null?e=[t]:e.push(t),i++}if(r.models===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
models"},message:"must have required property 'models'"};e===null?e=[t]:e.push(t),i++}if(r.defaultModel===void 0){let t={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"defaultModel"},message:"must have required property 'defaultModel'"};e===null?e=[t]:e.push(t),i++}if(r.modelDetails===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"modelDetails"},message:"must have required property 'modelDeta\
ils'"};e===null?e=[t]:e.push(t),i++}if(r.requiresKey===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"require\
sKey"},message:"must have required property 'requiresKey'"};e===null?e=[t]:e.push(t),i++}if(r.requiresBaseUrl===void 0){let t={instancePath:n,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"requiresBaseUrl"},message:"must have required property 'requiresBaseUrl'"};e===null?e=[t]:e.push(t),i++}if(r.structuredOutput===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"structuredOutput"},message:"must have required property 'struc\
turedOutput'"};e===null?e=[t]:e.push(t),i++}if(r.isSystemFallback===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
isSystemFallback"},message:"must have required property 'isSystemFallback'"};e===null?e=[t]:e.push(t),i++}if(r.source===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"source"},message:"must have required property 'source'"};e===null?e=[t]:e.push(t),i++}if(r.sources===void 0){
let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=
[t]:e.push(t),i++}if(r.id!==void 0&&typeof r.id!="string"){let t={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),i++}if(r.name!==void 0&&typeof r.name!="string"){let t={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.kind!==void 0){let t=r.kind;if(typeof t!="string"){let s={instancePath:n+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="local"||t==="\
hosted"||t==="self-hosted")){let s={instancePath:n+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:ge.properties.kind.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.residency!==void 0){let t=r.residency;if(typeof t!="string"&&t!==null){let s={instancePath:n+
"/residency",schemaPath:"#/properties/residency/type",keyword:"type",params:{type:ge.properties.residency.type},message:"must be string,null"};e===null?e=[s]:e.
push(s),i++}}if(r.models!==void 0){let t=r.models;if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++)if(typeof t[p]!="string"){let o={instancePath:n+"/mode\
ls/"+p,schemaPath:"#/properties/models/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}else{let s={instancePath:n+
"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.defaultModel!==
void 0){let t=r.defaultModel;if(typeof t!="string"&&t!==null){let s={instancePath:n+"/defaultModel",schemaPath:"#/properties/defaultModel/type",keyword:"type",params:{
type:ge.properties.defaultModel.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(r.modelDetails!==void 0){let t=r.modelDetails;if(Array.isArray(
t)){let s=t.length;for(let p=0;p<s;p++){let o=t[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){let a={instancePath:n+"/modelDetails/"+p,schemaPath:"\
#/$defs/ModelDetail/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),i++}if(o.contextTokens===
void 0){let a={instancePath:n+"/modelDetails/"+p,schemaPath:"#/$defs/ModelDetail/required",keyword:"required",params:{missingProperty:"contextTokens"},message:"\
must have required property 'contextTokens'"};e===null?e=[a]:e.push(a),i++}if(o.maxOutputTokens===void 0){let a={instancePath:n+"/modelDetails/"+p,schemaPath:"#\
/$defs/ModelDetail/required",keyword:"required",params:{missingProperty:"maxOutputTokens"},message:"must have required property 'maxOutputTokens'"};e===null?e=[
a]:e.push(a),i++}if(o.seesPictures===void 0){let a={instancePath:n+"/modelDetails/"+p,schemaPath:"#/$defs/ModelDetail/required",keyword:"required",params:{missingProperty:"\
seesPictures"},message:"must have required property 'seesPictures'"};e===null?e=[a]:e.push(a),i++}if(o.sources===void 0){let a={instancePath:n+"/modelDetails/"+
p,schemaPath:"#/$defs/ModelDetail/required",keyword:"required",params:{missingProperty:"sources"},message:"must have required property 'sources'"};e===null?e=[a]:
e.push(a),i++}if(o.id!==void 0&&typeof o.id!="string"){let a={instancePath:n+"/modelDetails/"+p+"/id",schemaPath:"#/$defs/ModelDetail/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.contextTokens!==void 0){let a=o.contextTokens;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a))){let m={instancePath:n+"/modelDetails/"+p+"/contextTokens",schemaPath:"#/$defs/ModelDetail/properties/contextTokens/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}}if(o.maxOutputTokens!==void 0){let a=o.maxOutputTokens;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a))){let m={instancePath:n+"/modelDetails/"+p+"/maxOutputTokens",schemaPath:"#/$defs/ModelDetail/properties/maxOutputTokens/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}}if(o.seesPictures!==void 0&&typeof o.seesPictures!="boolean"){let a={instancePath:n+"/m\
odelDetails/"+p+"/seesPictures",schemaPath:"#/$defs/ModelDetail/properties/seesPictures/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[a]:e.push(a),i++}if(o.sources!==void 0){let a=o.sources;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.contextTokens===void 0){let m={instancePath:n+
"/modelDetails/"+p+"/sources",schemaPath:"#/$defs/ModelDetail/properties/sources/required",keyword:"required",params:{missingProperty:"contextTokens"},message:"\
must have required property 'contextTokens'"};e===null?e=[m]:e.push(m),i++}if(a.maxOutputTokens===void 0){let m={instancePath:n+"/modelDetails/"+p+"/sources",schemaPath:"\
#/$defs/ModelDetail/properties/sources/required",keyword:"required",params:{missingProperty:"maxOutputTokens"},message:"must have required property 'maxOutputTo\
kens'"};e===null?e=[m]:e.push(m),i++}if(a.seesPictures===void 0){let m={instancePath:n+"/modelDetails/"+p+"/sources",schemaPath:"#/$defs/ModelDetail/properties/\
sources/required",keyword:"required",params:{missingProperty:"seesPictures"},message:"must have required property 'seesPictures'"};e===null?e=[m]:e.push(m),i++}
if(a.contextTokens!==void 0&&typeof a.contextTokens!="string"){let m={instancePath:n+"/modelDetails/"+p+"/sources/contextTokens",schemaPath:"#/$defs/ModelDetail\
/properties/sources/properties/contextTokens/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(a.maxOutputTokens!==
void 0&&typeof a.maxOutputTokens!="string"){let m={instancePath:n+"/modelDetails/"+p+"/sources/maxOutputTokens",schemaPath:"#/$defs/ModelDetail/properties/sourc\
es/properties/maxOutputTokens/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}if(a.seesPictures!==void 0&&typeof a.
seesPictures!="string"){let m={instancePath:n+"/modelDetails/"+p+"/sources/seesPictures",schemaPath:"#/$defs/ModelDetail/properties/sources/properties/seesPictu\
res/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:n+"/modelDetails/"+p+"/sources",
schemaPath:"#/$defs/ModelDetail/properties/sources/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}}else{let a={
instancePath:n+"/modelDetails/"+p,schemaPath:"#/$defs/ModelDetail/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),
i++}}}else{let s={instancePath:n+"/modelDetails",schemaPath:"#/properties/modelDetails/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),i++}}if(r.requiresKey!==void 0&&typeof r.requiresKey!="boolean"){let t={instancePath:n+"/requiresKey",schemaPath:"#/properties/requiresKey/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.requiresBaseUrl!==void 0&&typeof r.requiresBaseUrl!="boolean"){
let t={instancePath:n+"/requiresBaseUrl",schemaPath:"#/properties/requiresBaseUrl/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[t]:e.push(t),i++}if(r.structuredOutput!==void 0){let t=r.structuredOutput;if(typeof t!="string"){let s={instancePath:n+"/structuredOutput",schemaPath:"#/prop\
erties/structuredOutput/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="built_in"||t==="json_schema\
_strict"||t==="json_schema"||t==="tool"||t==="json_object"||t==="by_model")){let s={instancePath:n+"/structuredOutput",schemaPath:"#/properties/structuredOutput\
/enum",keyword:"enum",params:{allowedValues:ge.properties.structuredOutput.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),
i++}}if(r.isSystemFallback!==void 0&&typeof r.isSystemFallback!="boolean"){let t={instancePath:n+"/isSystemFallback",schemaPath:"#/properties/isSystemFallback/t\
ype",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.source!==void 0&&typeof r.source!="string"){let t={instancePath:n+
"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.sources!==void 0){
let t=r.sources;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.residency===void 0){let s={instancePath:n+"/sources",schemaPath:"#/$defs/ProviderSources/requi\
red",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?e=[s]:e.push(s),i++}if(t.structuredOutput===
void 0){let s={instancePath:n+"/sources",schemaPath:"#/$defs/ProviderSources/required",keyword:"required",params:{missingProperty:"structuredOutput"},message:"m\
ust have required property 'structuredOutput'"};e===null?e=[s]:e.push(s),i++}if(t.quirks===void 0){let s={instancePath:n+"/sources",schemaPath:"#/$defs/Provider\
Sources/required",keyword:"required",params:{missingProperty:"quirks"},message:"must have required property 'quirks'"};e===null?e=[s]:e.push(s),i++}if(t.residency!==
void 0&&typeof t.residency!="string"){let s={instancePath:n+"/sources/residency",schemaPath:"#/$defs/ProviderSources/properties/residency/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(t.structuredOutput!==void 0&&typeof t.structuredOutput!="string"){let s={instancePath:n+
"/sources/structuredOutput",schemaPath:"#/$defs/ProviderSources/properties/structuredOutput/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}if(t.quirks!==void 0){let s=t.quirks;if(Array.isArray(s)){let p=s.length;for(let o=0;o<p;o++)if(typeof s[o]!="string"){let a={instancePath:n+
"/sources/quirks/"+o,schemaPath:"#/$defs/ProviderSources/properties/quirks/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),i++}}else{let p={instancePath:n+"/sources/quirks",schemaPath:"#/$defs/ProviderSources/properties/quirks/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[p]:e.push(p),i++}}}else{let s={instancePath:n+"/sources",schemaPath:"#/$defs/ProviderSources/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return ee.errors=e,i===0}ee.evaluated={props:{id:!0,name:!0,kind:!0,residency:!0,models:!0,defaultModel:!0,modelDetails:!0,
requiresKey:!0,requiresBaseUrl:!0,structuredOutput:!0,isSystemFallback:!0,source:!0,sources:!0},dynamicProps:!1,dynamicItems:!1};function te(r,{instancePath:n="",
parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=te.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.total===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(r.page===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(r.pageSize===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(r.
data===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[t]:e.push(t),i++}if(r.total!==void 0){let t=r.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:n+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(r.page!==
void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.pageSize!==void 0){let t=r.pageSize;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.data!==void 0){let t=r.data;if(Array.isArray(t)){
let s=t.length;for(let p=0;p<s;p++)ee(t[p],{instancePath:n+"/data/"+p,parentData:t,parentDataProperty:p,rootData:u,dynamicAnchors:f})||(e=e===null?ee.errors:e.concat(
ee.errors),i=e.length)}else{let s={instancePath:n+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),i++}return te.errors=e,i===0}te.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Ke(r,{instancePath:n="",parentData:h,
parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=Ke.evaluated;return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),
te(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=e===null?te.errors:e.concat(te.errors),i=e.length),Ke.errors=e,i===0}Ke.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var ei=ze;var ue={type:"object",description:"A key for a model provider, without its secret.",required:["id","provider","name","defaultModel","baseUrl","residency","maske\
dKey","status","verifiedAt","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the key."},provider:{type:"string",description:"Id\
entifier of the provider, as in `GET /providers`."},name:{type:"string",description:"Display name of the key."},defaultModel:{type:"string",description:"The mod\
el that is used when an environment's `model` is null."},baseUrl:{type:["string","null"],description:"Base URL of the key's server; null if the provider has a f\
ixed one."},residency:{type:["string","null"],description:"Where the key's server processes data, as its owner stated; null if the provider decides or it is unk\
nown."},maskedKey:{type:["string","null"],description:"The first and last characters of the secret; null for a key without one."},status:{type:"string",enum:["u\
nverified","valid","invalid"],description:"Result of the last verification, or `invalid` after the provider refused the key in a run."},verifiedAt:{type:["strin\
g","null"],format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},createdAt:{type:"string",format:"date-time",description:"\
ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function ie(r,{instancePath:n="",
parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=ie.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.total===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(r.page===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(r.pageSize===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(r.
data===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===
null?e=[t]:e.push(t),i++}if(r.total!==void 0){let t=r.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/total",schemaPath:"#/properties\
/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:n+
"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(r.page!==
void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properties\
/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.pageSize!==void 0){let t=r.pageSize;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/minim\
um",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.data!==void 0){let t=r.data;if(Array.isArray(t)){
let s=t.length;for(let p=0;p<s;p++){let o=t[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$de\
fs/ProviderKey/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(a),i++}if(o.provider===
void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"provider"},message:"must have req\
uired property 'provider'"};e===null?e=[a]:e.push(a),i++}if(o.name===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/ProviderKey/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[a]:e.push(a),i++}if(o.defaultModel===void 0){let a={instancePath:n+
"/data/"+p,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"defaultModel"},message:"must have required property 'defaultMod\
el'"};e===null?e=[a]:e.push(a),i++}if(o.baseUrl===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{
missingProperty:"baseUrl"},message:"must have required property 'baseUrl'"};e===null?e=[a]:e.push(a),i++}if(o.residency===void 0){let a={instancePath:n+"/data/"+
p,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency'"};e===null?
e=[a]:e.push(a),i++}if(o.maskedKey===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"\
maskedKey"},message:"must have required property 'maskedKey'"};e===null?e=[a]:e.push(a),i++}if(o.status===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#\
/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[a]:e.push(a),i++}if(o.
verifiedAt===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"verifiedAt"},message:"\
must have required property 'verifiedAt'"};e===null?e=[a]:e.push(a),i++}if(o.createdAt===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/ProviderKe\
y/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(o.updatedAt===
void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have re\
quired property 'updatedAt'"};e===null?e=[a]:e.push(a),i++}if(o.id!==void 0&&typeof o.id!="string"){let a={instancePath:n+"/data/"+p+"/id",schemaPath:"#/$defs/P\
roviderKey/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.provider!==void 0&&typeof o.provider!=
"string"){let a={instancePath:n+"/data/"+p+"/provider",schemaPath:"#/$defs/ProviderKey/properties/provider/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),i++}if(o.name!==void 0&&typeof o.name!="string"){let a={instancePath:n+"/data/"+p+"/name",schemaPath:"#/$defs/Provider\
Key/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.defaultModel!==void 0&&typeof o.defaultModel!=
"string"){let a={instancePath:n+"/data/"+p+"/defaultModel",schemaPath:"#/$defs/ProviderKey/properties/defaultModel/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),i++}if(o.baseUrl!==void 0){let a=o.baseUrl;if(typeof a!="string"&&a!==null){let m={instancePath:n+"/data/"+p+"/baseUrl",
schemaPath:"#/$defs/ProviderKey/properties/baseUrl/type",keyword:"type",params:{type:ue.properties.baseUrl.type},message:"must be string,null"};e===null?e=[m]:e.
push(m),i++}}if(o.residency!==void 0){let a=o.residency;if(typeof a!="string"&&a!==null){let m={instancePath:n+"/data/"+p+"/residency",schemaPath:"#/$defs/Provi\
derKey/properties/residency/type",keyword:"type",params:{type:ue.properties.residency.type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}}if(o.maskedKey!==
void 0){let a=o.maskedKey;if(typeof a!="string"&&a!==null){let m={instancePath:n+"/data/"+p+"/maskedKey",schemaPath:"#/$defs/ProviderKey/properties/maskedKey/ty\
pe",keyword:"type",params:{type:ue.properties.maskedKey.type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}}if(o.status!==void 0){let a=o.status;
if(typeof a!="string"){let m={instancePath:n+"/data/"+p+"/status",schemaPath:"#/$defs/ProviderKey/properties/status/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),i++}if(!(a==="unverified"||a==="valid"||a==="invalid")){let m={instancePath:n+"/data/"+p+"/status",schemaPath:"\
#/$defs/ProviderKey/properties/status/enum",keyword:"enum",params:{allowedValues:ue.properties.status.enum},message:"must be equal to one of the allowed values"};
e===null?e=[m]:e.push(m),i++}}if(o.verifiedAt!==void 0){let a=o.verifiedAt;if(typeof a!="string"&&a!==null){let m={instancePath:n+"/data/"+p+"/verifiedAt",schemaPath:"\
#/$defs/ProviderKey/properties/verifiedAt/type",keyword:"type",params:{type:ue.properties.verifiedAt.type},message:"must be string,null"};e===null?e=[m]:e.push(
m),i++}if(typeof a=="string"&&!b.validate(a)){let m={instancePath:n+"/data/"+p+"/verifiedAt",schemaPath:"#/$defs/ProviderKey/properties/verifiedAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}if(o.createdAt!==void 0){let a=o.createdAt;if(typeof a==
"string"){if(!b.validate(a)){let m={instancePath:n+"/data/"+p+"/createdAt",schemaPath:"#/$defs/ProviderKey/properties/createdAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:n+"/data/"+p+"/createdAt",schemaPath:"#/$def\
s/ProviderKey/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(o.updatedAt!==void 0){
let a=o.updatedAt;if(typeof a=="string"){if(!b.validate(a)){let m={instancePath:n+"/data/"+p+"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/f\
ormat",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:n+"/data/"+p+
"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
i++}}}else{let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/ProviderKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:
e.push(a),i++}}}else{let s={instancePath:n+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return ie.errors=e,i===0}ie.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function ze(r,{instancePath:n="",parentData:h,
parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=ze.evaluated;return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),
ie(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=e===null?ie.errors:e.concat(ie.errors),i=e.length),ze.errors=e,i===0}ze.
evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var tt=Me;var he={type:"object",description:"A key for a model provider, without its secret.",required:["id","provider","name","defaultModel","baseUrl","residency","maske\
dKey","status","verifiedAt","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the key."},provider:{type:"string",description:"Id\
entifier of the provider, as in `GET /providers`."},name:{type:"string",description:"Display name of the key."},defaultModel:{type:"string",description:"The mod\
el that is used when an environment's `model` is null."},baseUrl:{type:["string","null"],description:"Base URL of the key's server; null if the provider has a f\
ixed one."},residency:{type:["string","null"],description:"Where the key's server processes data, as its owner stated; null if the provider decides or it is unk\
nown."},maskedKey:{type:["string","null"],description:"The first and last characters of the secret; null for a key without one."},status:{type:"string",enum:["u\
nverified","valid","invalid"],description:"Result of the last verification, or `invalid` after the provider refused the key in a run."},verifiedAt:{type:["strin\
g","null"],format:"date-time",description:"ISO 8601, UTC, with milliseconds; null while it has not happened."},createdAt:{type:"string",format:"date-time",description:"\
ISO 8601, UTC, with milliseconds."},updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function Me(r,{instancePath:n="",
parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=Me.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:n,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(r.provider===void 0){let t={instancePath:n,schemaPath:"#/$defs/ProviderKey/requ\
ired",keyword:"required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};e===null?e=[t]:e.push(t),i++}if(r.name===void 0){
let t={instancePath:n,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[t]:e.push(t),i++}if(r.defaultModel===void 0){let t={instancePath:n,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"\
defaultModel"},message:"must have required property 'defaultModel'"};e===null?e=[t]:e.push(t),i++}if(r.baseUrl===void 0){let t={instancePath:n,schemaPath:"#/$de\
fs/ProviderKey/required",keyword:"required",params:{missingProperty:"baseUrl"},message:"must have required property 'baseUrl'"};e===null?e=[t]:e.push(t),i++}if(r.
residency===void 0){let t={instancePath:n,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"residency"},message:"must have r\
equired property 'residency'"};e===null?e=[t]:e.push(t),i++}if(r.maskedKey===void 0){let t={instancePath:n,schemaPath:"#/$defs/ProviderKey/required",keyword:"re\
quired",params:{missingProperty:"maskedKey"},message:"must have required property 'maskedKey'"};e===null?e=[t]:e.push(t),i++}if(r.status===void 0){let t={instancePath:n,
schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[t]:e.
push(t),i++}if(r.verifiedAt===void 0){let t={instancePath:n,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"verifiedAt"},message:"\
must have required property 'verifiedAt'"};e===null?e=[t]:e.push(t),i++}if(r.createdAt===void 0){let t={instancePath:n,schemaPath:"#/$defs/ProviderKey/required",
keyword:"required",params:{missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(r.updatedAt===void 0){
let t={instancePath:n,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'up\
datedAt'"};e===null?e=[t]:e.push(t),i++}if(r.id!==void 0&&typeof r.id!="string"){let t={instancePath:n+"/id",schemaPath:"#/$defs/ProviderKey/properties/id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.provider!==void 0&&typeof r.provider!="string"){let t={instancePath:n+
"/provider",schemaPath:"#/$defs/ProviderKey/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}
if(r.name!==void 0&&typeof r.name!="string"){let t={instancePath:n+"/name",schemaPath:"#/$defs/ProviderKey/properties/name/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.defaultModel!==void 0&&typeof r.defaultModel!="string"){let t={instancePath:n+"/defaultModel",
schemaPath:"#/$defs/ProviderKey/properties/defaultModel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.
baseUrl!==void 0){let t=r.baseUrl;if(typeof t!="string"&&t!==null){let s={instancePath:n+"/baseUrl",schemaPath:"#/$defs/ProviderKey/properties/baseUrl/type",keyword:"\
type",params:{type:he.properties.baseUrl.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(r.residency!==void 0){let t=r.residency;if(typeof t!=
"string"&&t!==null){let s={instancePath:n+"/residency",schemaPath:"#/$defs/ProviderKey/properties/residency/type",keyword:"type",params:{type:he.properties.residency.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(r.maskedKey!==void 0){let t=r.maskedKey;if(typeof t!="string"&&t!==null){let s={instancePath:n+
"/maskedKey",schemaPath:"#/$defs/ProviderKey/properties/maskedKey/type",keyword:"type",params:{type:he.properties.maskedKey.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),i++}}if(r.status!==void 0){let t=r.status;if(typeof t!="string"){let s={instancePath:n+"/status",schemaPath:"#/$defs/ProviderKey/proper\
ties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="unverified"||t==="valid"||t==="invalid")){
let s={instancePath:n+"/status",schemaPath:"#/$defs/ProviderKey/properties/status/enum",keyword:"enum",params:{allowedValues:he.properties.status.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.verifiedAt!==void 0){let t=r.verifiedAt;if(typeof t!="string"&&t!==null){let s={
instancePath:n+"/verifiedAt",schemaPath:"#/$defs/ProviderKey/properties/verifiedAt/type",keyword:"type",params:{type:he.properties.verifiedAt.type},message:"mus\
t be string,null"};e===null?e=[s]:e.push(s),i++}if(typeof t=="string"&&!b.validate(t)){let s={instancePath:n+"/verifiedAt",schemaPath:"#/$defs/ProviderKey/prope\
rties/verifiedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(r.createdAt!==void 0){
let t=r.createdAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:n+"/createdAt",schemaPath:"#/$defs/ProviderKey/properties/createdAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/createdAt",schemaPath:"#\
/$defs/ProviderKey/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.updatedAt!==void 0){
let t=r.updatedAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:n+"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/updatedAt",schemaPath:"#\
/$defs/ProviderKey/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,
schemaPath:"#/$defs/ProviderKey/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Me.errors=e,i===0}Me.evaluated=
{props:{id:!0,provider:!0,name:!0,defaultModel:!0,baseUrl:!0,residency:!0,maskedKey:!0,status:!0,verifiedAt:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};
var ti=Fe;var Ot={description:"A key and the result of its verification.",allOf:[{$ref:"#/$defs/ProviderKey"},{type:"object",required:["models","problem"],properties:{models:{
type:["array","null"],description:"The models that the key may use; null if the provider did not list them.",items:{type:"string"}},problem:{type:["object","nul\
l"],description:"Why the key could not be verified; null for a valid key.",required:["code","message"],properties:{code:{type:"string",description:"As in the `e\
rrorCode` of a run, such as `provider_auth`."},message:{type:"string",description:"What went wrong and what to do, for people."}}}}}]},ye={type:"object",description:"\
A key for a model provider, without its secret.",required:["id","provider","name","defaultModel","baseUrl","residency","maskedKey","status","verifiedAt","create\
dAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the key."},provider:{type:"string",description:"Identifier of the provider, as in `GE\
T /providers`."},name:{type:"string",description:"Display name of the key."},defaultModel:{type:"string",description:"The model that is used when an environment\
's `model` is null."},baseUrl:{type:["string","null"],description:"Base URL of the key's server; null if the provider has a fixed one."},residency:{type:["strin\
g","null"],description:"Where the key's server processes data, as its owner stated; null if the provider decides or it is unknown."},maskedKey:{type:["string","\
null"],description:"The first and last characters of the secret; null for a key without one."},status:{type:"string",enum:["unverified","valid","invalid"],description:"\
Result of the last verification, or `invalid` after the provider refused the key in a run."},verifiedAt:{type:["string","null"],format:"date-time",description:"\
ISO 8601, UTC, with milliseconds; null while it has not happened."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},
updatedAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}};function re(r,{instancePath:n="",parentData:h,parentDataProperty:l,
rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=re.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){if(r.id===void 0){let t={instancePath:n,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"id"},message:"m\
ust have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(r.provider===void 0){let t={instancePath:n,schemaPath:"#/$defs/ProviderKey/required",keyword:"\
required",params:{missingProperty:"provider"},message:"must have required property 'provider'"};e===null?e=[t]:e.push(t),i++}if(r.name===void 0){let t={instancePath:n,
schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(
t),i++}if(r.defaultModel===void 0){let t={instancePath:n,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"defaultModel"},message:"\
must have required property 'defaultModel'"};e===null?e=[t]:e.push(t),i++}if(r.baseUrl===void 0){let t={instancePath:n,schemaPath:"#/$defs/ProviderKey/required",
keyword:"required",params:{missingProperty:"baseUrl"},message:"must have required property 'baseUrl'"};e===null?e=[t]:e.push(t),i++}if(r.residency===void 0){let t={
instancePath:n,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"residency"},message:"must have required property 'residency\
'"};e===null?e=[t]:e.push(t),i++}if(r.maskedKey===void 0){let t={instancePath:n,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"\
maskedKey"},message:"must have required property 'maskedKey'"};e===null?e=[t]:e.push(t),i++}if(r.status===void 0){let t={instancePath:n,schemaPath:"#/$defs/Prov\
iderKey/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[t]:e.push(t),i++}if(r.verifiedAt===
void 0){let t={instancePath:n,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"verifiedAt"},message:"must have required pro\
perty 'verifiedAt'"};e===null?e=[t]:e.push(t),i++}if(r.createdAt===void 0){let t={instancePath:n,schemaPath:"#/$defs/ProviderKey/required",keyword:"required",params:{
missingProperty:"createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(r.updatedAt===void 0){let t={instancePath:n,schemaPath:"\
#/$defs/ProviderKey/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),
i++}if(r.id!==void 0&&typeof r.id!="string"){let t={instancePath:n+"/id",schemaPath:"#/$defs/ProviderKey/properties/id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.provider!==void 0&&typeof r.provider!="string"){let t={instancePath:n+"/provider",schemaPath:"#/$def\
s/ProviderKey/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.name!==void 0&&typeof r.
name!="string"){let t={instancePath:n+"/name",schemaPath:"#/$defs/ProviderKey/properties/name/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[t]:e.push(t),i++}if(r.defaultModel!==void 0&&typeof r.defaultModel!="string"){let t={instancePath:n+"/defaultModel",schemaPath:"#/$defs/Provider\
Key/properties/defaultModel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.baseUrl!==void 0){let t=r.baseUrl;
if(typeof t!="string"&&t!==null){let s={instancePath:n+"/baseUrl",schemaPath:"#/$defs/ProviderKey/properties/baseUrl/type",keyword:"type",params:{type:ye.properties.
baseUrl.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(r.residency!==void 0){let t=r.residency;if(typeof t!="string"&&t!==null){let s={instancePath:n+
"/residency",schemaPath:"#/$defs/ProviderKey/properties/residency/type",keyword:"type",params:{type:ye.properties.residency.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),i++}}if(r.maskedKey!==void 0){let t=r.maskedKey;if(typeof t!="string"&&t!==null){let s={instancePath:n+"/maskedKey",schemaPath:"#/$defs\
/ProviderKey/properties/maskedKey/type",keyword:"type",params:{type:ye.properties.maskedKey.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(r.
status!==void 0){let t=r.status;if(typeof t!="string"){let s={instancePath:n+"/status",schemaPath:"#/$defs/ProviderKey/properties/status/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}if(!(t==="unverified"||t==="valid"||t==="invalid")){let s={instancePath:n+"/status",schemaPath:"\
#/$defs/ProviderKey/properties/status/enum",keyword:"enum",params:{allowedValues:ye.properties.status.enum},message:"must be equal to one of the allowed values"};
e===null?e=[s]:e.push(s),i++}}if(r.verifiedAt!==void 0){let t=r.verifiedAt;if(typeof t!="string"&&t!==null){let s={instancePath:n+"/verifiedAt",schemaPath:"#/$d\
efs/ProviderKey/properties/verifiedAt/type",keyword:"type",params:{type:ye.properties.verifiedAt.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}
if(typeof t=="string"&&!b.validate(t)){let s={instancePath:n+"/verifiedAt",schemaPath:"#/$defs/ProviderKey/properties/verifiedAt/format",keyword:"format",params:{
format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}if(r.createdAt!==void 0){let t=r.createdAt;if(typeof t=="string"){if(!b.
validate(t)){let s={instancePath:n+"/createdAt",schemaPath:"#/$defs/ProviderKey/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/createdAt",schemaPath:"#/$defs/ProviderKey/properties/createdAt/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.updatedAt!==void 0){let t=r.updatedAt;if(typeof t=="string"){
if(!b.validate(t)){let s={instancePath:n+"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},
message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/updatedAt",schemaPath:"#/$defs/ProviderKey/properties/update\
dAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/$defs/Provider\
Key/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.models===
void 0){let t={instancePath:n,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"models"},message:"must have required property 'models'"};
e===null?e=[t]:e.push(t),i++}if(r.problem===void 0){let t={instancePath:n,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"problem"},
message:"must have required property 'problem'"};e===null?e=[t]:e.push(t),i++}if(r.models!==void 0){let t=r.models;if(!Array.isArray(t)&&t!==null){let s={instancePath:n+
"/models",schemaPath:"#/allOf/1/properties/models/type",keyword:"type",params:{type:Ot.allOf[1].properties.models.type},message:"must be array,null"};e===null?e=
[s]:e.push(s),i++}if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++)if(typeof t[p]!="string"){let o={instancePath:n+"/models/"+p,schemaPath:"#/allOf/1/pro\
perties/models/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),i++}}}if(r.problem!==void 0){let t=r.problem;
if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let s={instancePath:n+"/problem",schemaPath:"#/allOf/1/properties/problem/type",keyword:"type",params:{
type:Ot.allOf[1].properties.problem.type},message:"must be object,null"};e===null?e=[s]:e.push(s),i++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.code===void 0){
let s={instancePath:n+"/problem",schemaPath:"#/allOf/1/properties/problem/required",keyword:"required",params:{missingProperty:"code"},message:"must have requir\
ed property 'code'"};e===null?e=[s]:e.push(s),i++}if(t.message===void 0){let s={instancePath:n+"/problem",schemaPath:"#/allOf/1/properties/problem/required",keyword:"\
required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[s]:e.push(s),i++}if(t.code!==void 0&&typeof t.code!="s\
tring"){let s={instancePath:n+"/problem/code",schemaPath:"#/allOf/1/properties/problem/properties/code/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),i++}if(t.message!==void 0&&typeof t.message!="string"){let s={instancePath:n+"/problem/message",schemaPath:"#/allOf/1/prop\
erties/problem/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}}else{let t={instancePath:n,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return re.errors=e,i===0}re.evaluated={
props:{models:!0,problem:!0,id:!0,provider:!0,name:!0,defaultModel:!0,baseUrl:!0,residency:!0,maskedKey:!0,status:!0,verifiedAt:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,
dynamicItems:!1};function Fe(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=Fe.evaluated;return c.
dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),re(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=e===null?
re.errors:e.concat(re.errors),i=e.length),Fe.errors=e,i===0}Fe.evaluated={props:{models:!0,problem:!0,id:!0,provider:!0,name:!0,defaultModel:!0,baseUrl:!0,residency:!0,
maskedKey:!0,status:!0,verifiedAt:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var ii=He;var pt={type:"object",description:"A URL that receives events of one environment.",required:["id","workspaceId","environmentId","url","events","description","is\
Active","disabledReason","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the endpoint."},workspaceId:{type:"string",description:"\
Identifier of its workspace."},environmentId:{type:"string",description:"Identifier of its environment."},url:{type:"string",minLength:1,maxLength:2e3,description:"\
The URL that receives the events, by POST."},events:{$ref:"#/$defs/WebhookEventFilter"},description:{type:["string","null"],description:"What the endpoint is fo\
r."},isActive:{type:"boolean",description:"Whether events are delivered to it."},disabledReason:{type:["string","null"],enum:["gone","failing",null],"x-extensib\
le-enum":!0,description:"Why the server deactivated it: `gone`, since the destination answered 410, or `failing`, since it accepted nothing for 5 days. Null whi\
le it is active, and where a caller deactivated it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"\
string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},Bi={type:"array",minItems:1,maxItems:50,uniqueItems:!0,description:"The kinds of e\
vents that the endpoint receives; `*` for all, also those of later versions.",items:{type:"string",enum:["*","run.completed","run.failed","run.cancelled","docum\
ent.parsed","document.failed","schema.version.created","webhook.test"],"x-extensible-enum":!0}};function ne(r,{instancePath:n="",parentData:h,parentDataProperty:l,
rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=ne.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){if(r.id===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'"};e===null?e=[t]:e.push(t),i++}if(r.workspaceId===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[t]:e.push(t),i++}if(r.environmentId===void 0){let t={instancePath:n,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[t]:e.push(t),i++}if(r.
url===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?
e=[t]:e.push(t),i++}if(r.events===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"must have \
required property 'events'"};e===null?e=[t]:e.push(t),i++}if(r.description===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[t]:e.push(t),i++}if(r.isActive===void 0){let t={instancePath:n,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"isActive"},message:"must have required property 'isActive'"};e===null?e=[t]:e.push(t),i++}if(r.disabledReason===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disabledReason"},message:"must have required property 'disable\
dReason'"};e===null?e=[t]:e.push(t),i++}if(r.createdAt===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"creat\
edAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(r.updatedAt===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(r.id!==void 0&&typeof r.id!="s\
tring"){let t={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}
if(r.workspaceId!==void 0&&typeof r.workspaceId!="string"){let t={instancePath:n+"/workspaceId",schemaPath:"#/properties/workspaceId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.environmentId!==void 0&&typeof r.environmentId!="string"){let t={instancePath:n+"/env\
ironmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.url!==
void 0){let t=r.url;if(typeof t=="string"){if(k(t)>2e3){let s={instancePath:n+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}if(k(t)<1){let s={instancePath:n+"/url",schemaPath:"#/properties/url/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/url",schemaPath:"\
#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.events!==void 0){let t=r.events;if(Array.
isArray(t)){if(t.length>50){let a={instancePath:n+"/events",schemaPath:"#/$defs/WebhookEventFilter/maxItems",keyword:"maxItems",params:{limit:50},message:"must \
NOT have more than 50 items"};e===null?e=[a]:e.push(a),i++}if(t.length<1){let a={instancePath:n+"/events",schemaPath:"#/$defs/WebhookEventFilter/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),i++}let s=t.length;for(let a=0;a<s;a++){let m=t[a];if(typeof m!=
"string"){let y={instancePath:n+"/events/"+a,schemaPath:"#/$defs/WebhookEventFilter/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),i++}if(!(m==="*"||m==="run.completed"||m==="run.failed"||m==="run.cancelled"||m==="document.parsed"||m==="document.failed"||m==="schema\
.version.created"||m==="webhook.test")){let y={instancePath:n+"/events/"+a,schemaPath:"#/$defs/WebhookEventFilter/items/enum",keyword:"enum",params:{allowedValues:Bi.
items.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),i++}}let p=t.length,o;if(p>1){let a={};for(;p--;){let m=t[p];if(typeof m==
"string"){if(typeof a[m]=="number"){o=a[m];let y={instancePath:n+"/events",schemaPath:"#/$defs/WebhookEventFilter/uniqueItems",keyword:"uniqueItems",params:{i:p,
j:o},message:"must NOT have duplicate items (items ## "+o+" and "+p+" are identical)"};e===null?e=[y]:e.push(y),i++;break}a[m]=p}}}}else{let s={instancePath:n+"\
/events",schemaPath:"#/$defs/WebhookEventFilter/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.description!==
void 0){let t=r.description;if(typeof t!="string"&&t!==null){let s={instancePath:n+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:pt.properties.description.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(r.isActive!==void 0&&typeof r.isActive!="boolean"){let t={instancePath:n+
"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.disabledReason!==
void 0){let t=r.disabledReason;if(typeof t!="string"&&t!==null){let s={instancePath:n+"/disabledReason",schemaPath:"#/properties/disabledReason/type",keyword:"t\
ype",params:{type:pt.properties.disabledReason.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(!(t==="gone"||t==="failing"||t===null)){let s={
instancePath:n+"/disabledReason",schemaPath:"#/properties/disabledReason/enum",keyword:"enum",params:{allowedValues:pt.properties.disabledReason.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.createdAt!==void 0){let t=r.createdAt;if(typeof t=="string"){if(!b.validate(t)){
let s={instancePath:n+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time\
"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.updatedAt!==void 0){let t=r.updatedAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:n+"/upda\
tedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:n+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return ne.errors=e,i===0}ne.evaluated={props:{id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,createdAt:!0,updatedAt:!0},
dynamicProps:!1,dynamicItems:!1};function se(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=se.evaluated;
if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.total===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(r.page===void 0){
let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.
push(t),i++}if(r.pageSize===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have requ\
ired property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(r.data===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(r.total!==void 0){let t=r.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){
let s={instancePath:n+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}
if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:n+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/page",
schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||
isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[s]:e.push(s),i++}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/prope\
rties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={
instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:
e.push(s),i++}}if(r.data!==void 0){let t=r.data;if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++)ne(t[p],{instancePath:n+"/data/"+p,parentData:t,parentDataProperty:p,
rootData:u,dynamicAnchors:f})||(e=e===null?ne.errors:e.concat(ne.errors),i=e.length)}else{let s={instancePath:n+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return se.errors=e,i===0}se.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,
dynamicItems:!1};function He(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=He.evaluated;return c.
dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),se(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=e===null?
se.errors:e.concat(se.errors),i=e.length),He.errors=e,i===0}He.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var yt=Ve;var ct={type:"object",description:"A URL that receives events of one environment.",required:["id","workspaceId","environmentId","url","events","description","is\
Active","disabledReason","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the endpoint."},workspaceId:{type:"string",description:"\
Identifier of its workspace."},environmentId:{type:"string",description:"Identifier of its environment."},url:{type:"string",minLength:1,maxLength:2e3,description:"\
The URL that receives the events, by POST."},events:{$ref:"#/$defs/WebhookEventFilter"},description:{type:["string","null"],description:"What the endpoint is fo\
r."},isActive:{type:"boolean",description:"Whether events are delivered to it."},disabledReason:{type:["string","null"],enum:["gone","failing",null],"x-extensib\
le-enum":!0,description:"Why the server deactivated it: `gone`, since the destination answered 410, or `failing`, since it accepted nothing for 5 days. Null whi\
le it is active, and where a caller deactivated it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"\
string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},Ji={type:"array",minItems:1,maxItems:50,uniqueItems:!0,description:"The kinds of e\
vents that the endpoint receives; `*` for all, also those of later versions.",items:{type:"string",enum:["*","run.completed","run.failed","run.cancelled","docum\
ent.parsed","document.failed","schema.version.created","webhook.test"],"x-extensible-enum":!0}};function oe(r,{instancePath:n="",parentData:h,parentDataProperty:l,
rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=oe.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){if(r.id===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'"};e===null?e=[t]:e.push(t),i++}if(r.workspaceId===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[t]:e.push(t),i++}if(r.environmentId===void 0){let t={instancePath:n,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[t]:e.push(t),i++}if(r.
url===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?
e=[t]:e.push(t),i++}if(r.events===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"must have \
required property 'events'"};e===null?e=[t]:e.push(t),i++}if(r.description===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[t]:e.push(t),i++}if(r.isActive===void 0){let t={instancePath:n,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"isActive"},message:"must have required property 'isActive'"};e===null?e=[t]:e.push(t),i++}if(r.disabledReason===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disabledReason"},message:"must have required property 'disable\
dReason'"};e===null?e=[t]:e.push(t),i++}if(r.createdAt===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"creat\
edAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(r.updatedAt===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(r.id!==void 0&&typeof r.id!="s\
tring"){let t={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}
if(r.workspaceId!==void 0&&typeof r.workspaceId!="string"){let t={instancePath:n+"/workspaceId",schemaPath:"#/properties/workspaceId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.environmentId!==void 0&&typeof r.environmentId!="string"){let t={instancePath:n+"/env\
ironmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.url!==
void 0){let t=r.url;if(typeof t=="string"){if(k(t)>2e3){let s={instancePath:n+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}if(k(t)<1){let s={instancePath:n+"/url",schemaPath:"#/properties/url/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/url",schemaPath:"\
#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.events!==void 0){let t=r.events;if(Array.
isArray(t)){if(t.length>50){let a={instancePath:n+"/events",schemaPath:"#/$defs/WebhookEventFilter/maxItems",keyword:"maxItems",params:{limit:50},message:"must \
NOT have more than 50 items"};e===null?e=[a]:e.push(a),i++}if(t.length<1){let a={instancePath:n+"/events",schemaPath:"#/$defs/WebhookEventFilter/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),i++}let s=t.length;for(let a=0;a<s;a++){let m=t[a];if(typeof m!=
"string"){let y={instancePath:n+"/events/"+a,schemaPath:"#/$defs/WebhookEventFilter/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),i++}if(!(m==="*"||m==="run.completed"||m==="run.failed"||m==="run.cancelled"||m==="document.parsed"||m==="document.failed"||m==="schema\
.version.created"||m==="webhook.test")){let y={instancePath:n+"/events/"+a,schemaPath:"#/$defs/WebhookEventFilter/items/enum",keyword:"enum",params:{allowedValues:Ji.
items.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),i++}}let p=t.length,o;if(p>1){let a={};for(;p--;){let m=t[p];if(typeof m==
"string"){if(typeof a[m]=="number"){o=a[m];let y={instancePath:n+"/events",schemaPath:"#/$defs/WebhookEventFilter/uniqueItems",keyword:"uniqueItems",params:{i:p,
j:o},message:"must NOT have duplicate items (items ## "+o+" and "+p+" are identical)"};e===null?e=[y]:e.push(y),i++;break}a[m]=p}}}}else{let s={instancePath:n+"\
/events",schemaPath:"#/$defs/WebhookEventFilter/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.description!==
void 0){let t=r.description;if(typeof t!="string"&&t!==null){let s={instancePath:n+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:ct.properties.description.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(r.isActive!==void 0&&typeof r.isActive!="boolean"){let t={instancePath:n+
"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.disabledReason!==
void 0){let t=r.disabledReason;if(typeof t!="string"&&t!==null){let s={instancePath:n+"/disabledReason",schemaPath:"#/properties/disabledReason/type",keyword:"t\
ype",params:{type:ct.properties.disabledReason.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(!(t==="gone"||t==="failing"||t===null)){let s={
instancePath:n+"/disabledReason",schemaPath:"#/properties/disabledReason/enum",keyword:"enum",params:{allowedValues:ct.properties.disabledReason.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.createdAt!==void 0){let t=r.createdAt;if(typeof t=="string"){if(!b.validate(t)){
let s={instancePath:n+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time\
"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.updatedAt!==void 0){let t=r.updatedAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:n+"/upda\
tedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:n+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return oe.errors=e,i===0}oe.evaluated={props:{id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,createdAt:!0,updatedAt:!0},
dynamicProps:!1,dynamicItems:!1};var Gi=new RegExp("^whsec_[A-Za-z0-9+/]+={0,2}$","u");function ae(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,
dynamicAnchors:f={}}={}){let e=null,i=0,c=ae.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),oe(r,{instancePath:n,parentData:h,parentDataProperty:l,
rootData:u,dynamicAnchors:f})||(e=e===null?oe.errors:e.concat(oe.errors),i=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.secret===void 0){let t={instancePath:n,
schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};e===null?e=[t]:e.push(t),i++}
if(r.secret!==void 0){let t=r.secret;if(typeof t=="string"){if(!Gi.test(t)){let s={instancePath:n+"/secret",schemaPath:"#/allOf/1/properties/secret/pattern",keyword:"\
pattern",params:{pattern:"^whsec_[A-Za-z0-9+/]+={0,2}$"},message:'must match pattern "^whsec_[A-Za-z0-9+/]+={0,2}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={
instancePath:n+"/secret",schemaPath:"#/allOf/1/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}}else{let t={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ae.
errors=e,i===0}ae.evaluated={props:{secret:!0,id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,createdAt:!0,updatedAt:!0},
dynamicProps:!1,dynamicItems:!1};function Ve(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=Ve.evaluated;
return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),ae(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=
e===null?ae.errors:e.concat(ae.errors),i=e.length),Ve.errors=e,i===0}Ve.evaluated={props:{secret:!0,id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,
isActive:!0,disabledReason:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var ft=Be;var mt={type:"object",description:"A URL that receives events of one environment.",required:["id","workspaceId","environmentId","url","events","description","is\
Active","disabledReason","createdAt","updatedAt"],properties:{id:{type:"string",description:"Identifier of the endpoint."},workspaceId:{type:"string",description:"\
Identifier of its workspace."},environmentId:{type:"string",description:"Identifier of its environment."},url:{type:"string",minLength:1,maxLength:2e3,description:"\
The URL that receives the events, by POST."},events:{$ref:"#/$defs/WebhookEventFilter"},description:{type:["string","null"],description:"What the endpoint is fo\
r."},isActive:{type:"boolean",description:"Whether events are delivered to it."},disabledReason:{type:["string","null"],enum:["gone","failing",null],"x-extensib\
le-enum":!0,description:"Why the server deactivated it: `gone`, since the destination answered 410, or `failing`, since it accepted nothing for 5 days. Null whi\
le it is active, and where a caller deactivated it."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."},updatedAt:{type:"\
string",format:"date-time",description:"ISO 8601, UTC, with milliseconds."}}},Zi={type:"array",minItems:1,maxItems:50,uniqueItems:!0,description:"The kinds of e\
vents that the endpoint receives; `*` for all, also those of later versions.",items:{type:"string",enum:["*","run.completed","run.failed","run.cancelled","docum\
ent.parsed","document.failed","schema.version.created","webhook.test"],"x-extensible-enum":!0}};function de(r,{instancePath:n="",parentData:h,parentDataProperty:l,
rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=de.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&
!Array.isArray(r)){if(r.id===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required \
property 'id'"};e===null?e=[t]:e.push(t),i++}if(r.workspaceId===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
workspaceId"},message:"must have required property 'workspaceId'"};e===null?e=[t]:e.push(t),i++}if(r.environmentId===void 0){let t={instancePath:n,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"environmentId"},message:"must have required property 'environmentId'"};e===null?e=[t]:e.push(t),i++}if(r.
url===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?
e=[t]:e.push(t),i++}if(r.events===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},message:"must have \
required property 'events'"};e===null?e=[t]:e.push(t),i++}if(r.description===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[t]:e.push(t),i++}if(r.isActive===void 0){let t={instancePath:n,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"isActive"},message:"must have required property 'isActive'"};e===null?e=[t]:e.push(t),i++}if(r.disabledReason===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"disabledReason"},message:"must have required property 'disable\
dReason'"};e===null?e=[t]:e.push(t),i++}if(r.createdAt===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"creat\
edAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(r.updatedAt===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"updatedAt"},message:"must have required property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(r.id!==void 0&&typeof r.id!="s\
tring"){let t={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}
if(r.workspaceId!==void 0&&typeof r.workspaceId!="string"){let t={instancePath:n+"/workspaceId",schemaPath:"#/properties/workspaceId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.environmentId!==void 0&&typeof r.environmentId!="string"){let t={instancePath:n+"/env\
ironmentId",schemaPath:"#/properties/environmentId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.url!==
void 0){let t=r.url;if(typeof t=="string"){if(k(t)>2e3){let s={instancePath:n+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),i++}if(k(t)<1){let s={instancePath:n+"/url",schemaPath:"#/properties/url/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/url",schemaPath:"\
#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(r.events!==void 0){let t=r.events;if(Array.
isArray(t)){if(t.length>50){let a={instancePath:n+"/events",schemaPath:"#/$defs/WebhookEventFilter/maxItems",keyword:"maxItems",params:{limit:50},message:"must \
NOT have more than 50 items"};e===null?e=[a]:e.push(a),i++}if(t.length<1){let a={instancePath:n+"/events",schemaPath:"#/$defs/WebhookEventFilter/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),i++}let s=t.length;for(let a=0;a<s;a++){let m=t[a];if(typeof m!=
"string"){let y={instancePath:n+"/events/"+a,schemaPath:"#/$defs/WebhookEventFilter/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),i++}if(!(m==="*"||m==="run.completed"||m==="run.failed"||m==="run.cancelled"||m==="document.parsed"||m==="document.failed"||m==="schema\
.version.created"||m==="webhook.test")){let y={instancePath:n+"/events/"+a,schemaPath:"#/$defs/WebhookEventFilter/items/enum",keyword:"enum",params:{allowedValues:Zi.
items.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),i++}}let p=t.length,o;if(p>1){let a={};for(;p--;){let m=t[p];if(typeof m==
"string"){if(typeof a[m]=="number"){o=a[m];let y={instancePath:n+"/events",schemaPath:"#/$defs/WebhookEventFilter/uniqueItems",keyword:"uniqueItems",params:{i:p,
j:o},message:"must NOT have duplicate items (items ## "+o+" and "+p+" are identical)"};e===null?e=[y]:e.push(y),i++;break}a[m]=p}}}}else{let s={instancePath:n+"\
/events",schemaPath:"#/$defs/WebhookEventFilter/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}if(r.description!==
void 0){let t=r.description;if(typeof t!="string"&&t!==null){let s={instancePath:n+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:mt.properties.description.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(r.isActive!==void 0&&typeof r.isActive!="boolean"){let t={instancePath:n+
"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(r.disabledReason!==
void 0){let t=r.disabledReason;if(typeof t!="string"&&t!==null){let s={instancePath:n+"/disabledReason",schemaPath:"#/properties/disabledReason/type",keyword:"t\
ype",params:{type:mt.properties.disabledReason.type},message:"must be string,null"};e===null?e=[s]:e.push(s),i++}if(!(t==="gone"||t==="failing"||t===null)){let s={
instancePath:n+"/disabledReason",schemaPath:"#/properties/disabledReason/enum",keyword:"enum",params:{allowedValues:mt.properties.disabledReason.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}if(r.createdAt!==void 0){let t=r.createdAt;if(typeof t=="string"){if(!b.validate(t)){
let s={instancePath:n+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time\
"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(r.updatedAt!==void 0){let t=r.updatedAt;if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:n+"/upda\
tedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:n+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return de.errors=e,i===0}de.evaluated={props:{id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,isActive:!0,disabledReason:!0,createdAt:!0,updatedAt:!0},
dynamicProps:!1,dynamicItems:!1};function Be(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=Be.evaluated;
return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),de(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=
e===null?de.errors:e.concat(de.errors),i=e.length),Be.errors=e,i===0}Be.evaluated={props:{id:!0,workspaceId:!0,environmentId:!0,url:!0,events:!0,description:!0,
isActive:!0,disabledReason:!0,createdAt:!0,updatedAt:!0},dynamicProps:!1,dynamicItems:!1};var gt=Je;function Je(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=Je.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.eventId===void 0){let t={instancePath:n,schemaPath:"#/$defs/WebhookEvent\
Accepted/required",keyword:"required",params:{missingProperty:"eventId"},message:"must have required property 'eventId'"};e===null?e=[t]:e.push(t),i++}if(r.eventId!==
void 0&&typeof r.eventId!="string"){let t={instancePath:n+"/eventId",schemaPath:"#/$defs/WebhookEventAccepted/properties/eventId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:n,schemaPath:"#/$defs/WebhookEventAccepted/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Je.errors=e,i===0}Je.evaluated={props:{eventId:!0},dynamicProps:!1,dynamicItems:!1};
var ri=Ge;function Ge(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=Ge.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.count===void 0){let t={instancePath:n,schemaPath:"#/$defs/RedeliveryAcce\
pted/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[t]:e.push(t),i++}if(r.count!==void 0){
let t=r.count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/count",schemaPath:"#/$defs/RedeliveryAccepted/properties/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:n+"/count",schemaPath:"\
#/$defs/RedeliveryAccepted/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}}else{
let t={instancePath:n,schemaPath:"#/$defs/RedeliveryAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}
return Ge.errors=e,i===0}Ge.evaluated={props:{count:!0},dynamicProps:!1,dynamicItems:!1};var ni=Ze;var be={type:"object",description:"One attempt to deliver an event.",required:["id","webhookEndpointId","event","payload","statusCode","responseBody","error","s\
uccess","durationMs","createdAt"],properties:{id:{type:"string",description:"Identifier of the delivery."},webhookEndpointId:{type:"string",description:"Identif\
ier of the webhook endpoint."},event:{type:"string",description:"The kind of event, such as `run.completed`. An open list."},payload:{type:"object",additionalProperties:!0,
description:"The body that was sent. After its document or run was deleted, `data` only has its `id`, and `responseBody` is null."},statusCode:{type:["integer",
"null"],description:"The HTTP status that came back; null when nothing did."},responseBody:{type:["string","null"],description:"The body that came back, up to 1\
6 KiB of it, as text: bytes that are not UTF-8 are replaced by U+FFFD. Null when nothing came back."},error:{type:["string","null"],description:"Why the attempt\
 failed, in a sentence; null where it succeeded."},success:{type:"boolean",description:"Whether the destination answered 2xx."},durationMs:{type:["integer","nul\
l"],minimum:0,description:"Milliseconds from the start of the attempt to its end."},createdAt:{type:"string",format:"date-time",description:"ISO 8601, UTC, with\
 milliseconds."}}};function pe(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=pe.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.total===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:e.push(t),i++}if(r.page===void 0){let t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required property 'page'"};e===null?e=[t]:e.push(t),i++}if(r.pageSize===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageSize"},message:"must have required property 'pageSize'"};e===
null?e=[t]:e.push(t),i++}if(r.data===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},message:"must have\
 required property 'data'"};e===null?e=[t]:e.push(t),i++}if(r.total!==void 0){let t=r.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"\
/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&
(t<0||isNaN(t))){let s={instancePath:n+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properti\
es/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+
"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.pageSize!==
void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/\
properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.data!==void 0){let t=r.
data;if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++){let o=t[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){let a={instancePath:n+"/\
data/"+p,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[
a]:e.push(a),i++}if(o.webhookEndpointId===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"\
webhookEndpointId"},message:"must have required property 'webhookEndpointId'"};e===null?e=[a]:e.push(a),i++}if(o.event===void 0){let a={instancePath:n+"/data/"+
p,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"event"},message:"must have required property 'event'"};e===null?e=[a]:
e.push(a),i++}if(o.payload===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"\
payload"},message:"must have required property 'payload'"};e===null?e=[a]:e.push(a),i++}if(o.statusCode===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#\
/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"statusCode"},message:"must have required property 'statusCode'"};e===null?e=[a]:e.push(
a),i++}if(o.responseBody===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"re\
sponseBody"},message:"must have required property 'responseBody'"};e===null?e=[a]:e.push(a),i++}if(o.error===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"\
#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};e===null?e=[a]:e.push(a),i++}
if(o.success===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"success"},message:"\
must have required property 'success'"};e===null?e=[a]:e.push(a),i++}if(o.durationMs===void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/WebhookDeliv\
ery/required",keyword:"required",params:{missingProperty:"durationMs"},message:"must have required property 'durationMs'"};e===null?e=[a]:e.push(a),i++}if(o.createdAt===
void 0){let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/WebhookDelivery/required",keyword:"required",params:{missingProperty:"createdAt"},message:"must hav\
e required property 'createdAt'"};e===null?e=[a]:e.push(a),i++}if(o.id!==void 0&&typeof o.id!="string"){let a={instancePath:n+"/data/"+p+"/id",schemaPath:"#/$de\
fs/WebhookDelivery/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.webhookEndpointId!==void 0&&
typeof o.webhookEndpointId!="string"){let a={instancePath:n+"/data/"+p+"/webhookEndpointId",schemaPath:"#/$defs/WebhookDelivery/properties/webhookEndpointId/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),i++}if(o.event!==void 0&&typeof o.event!="string"){let a={instancePath:n+
"/data/"+p+"/event",schemaPath:"#/$defs/WebhookDelivery/properties/event/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.
push(a),i++}if(o.payload!==void 0){let a=o.payload;if(!(a&&typeof a=="object"&&!Array.isArray(a))){let m={instancePath:n+"/data/"+p+"/payload",schemaPath:"#/$de\
fs/WebhookDelivery/properties/payload/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),i++}}if(o.statusCode!==void 0){
let a=o.statusCode;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let m={instancePath:n+"/data/"+p+"/statusCode",schemaPath:"#/$defs/WebhookDelivery/pro\
perties/statusCode/type",keyword:"type",params:{type:be.properties.statusCode.type},message:"must be integer,null"};e===null?e=[m]:e.push(m),i++}}if(o.responseBody!==
void 0){let a=o.responseBody;if(typeof a!="string"&&a!==null){let m={instancePath:n+"/data/"+p+"/responseBody",schemaPath:"#/$defs/WebhookDelivery/properties/re\
sponseBody/type",keyword:"type",params:{type:be.properties.responseBody.type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}}if(o.error!==void 0){
let a=o.error;if(typeof a!="string"&&a!==null){let m={instancePath:n+"/data/"+p+"/error",schemaPath:"#/$defs/WebhookDelivery/properties/error/type",keyword:"typ\
e",params:{type:be.properties.error.type},message:"must be string,null"};e===null?e=[m]:e.push(m),i++}}if(o.success!==void 0&&typeof o.success!="boolean"){let a={
instancePath:n+"/data/"+p+"/success",schemaPath:"#/$defs/WebhookDelivery/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must be boolea\
n"};e===null?e=[a]:e.push(a),i++}if(o.durationMs!==void 0){let a=o.durationMs;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a))&&a!==null){let m={instancePath:n+"/dat\
a/"+p+"/durationMs",schemaPath:"#/$defs/WebhookDelivery/properties/durationMs/type",keyword:"type",params:{type:be.properties.durationMs.type},message:"must be \
integer,null"};e===null?e=[m]:e.push(m),i++}if(typeof a=="number"&&(a<0||isNaN(a))){let m={instancePath:n+"/data/"+p+"/durationMs",schemaPath:"#/$defs/WebhookDe\
livery/properties/durationMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}if(o.createdAt!==
void 0){let a=o.createdAt;if(typeof a=="string"){if(!b.validate(a)){let m={instancePath:n+"/data/"+p+"/createdAt",schemaPath:"#/$defs/WebhookDelivery/properties\
/createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:n+
"/data/"+p+"/createdAt",schemaPath:"#/$defs/WebhookDelivery/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),i++}}}else{let a={instancePath:n+"/data/"+p,schemaPath:"#/$defs/WebhookDelivery/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[a]:e.push(a),i++}}}else{let s={instancePath:n+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),i++}return pe.errors=e,i===0}pe.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Ze(r,{instancePath:n="",
parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=Ze.evaluated;return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.
items=void 0),pe(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||(e=e===null?pe.errors:e.concat(pe.errors),i=e.length),Ze.errors=
e,i===0}Ze.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var si=Xe;var Dt={type:"object",description:"A change that somebody made.",required:["id","actorId","action","workspaceId","targetType","targetId","changes","createdAt"],
properties:{id:{type:"string",description:"Identifier of the entry."},actorId:{type:["string","null"],description:"The user that made the change; null for the o\
perator","and for the server itself.":null},action:{type:"string",description:"An open list. Known: `user.updated` `api_key.created` `api_key.deleted` `provider\
_key.created` `provider_key.updated` `provider_key.deleted` `workspace.created` `workspace.imported` `workspace.updated` `workspace.deleted` `environment.update\
d` `member.added` `member.removed` `webhook.created` `webhook.updated` `webhook.deleted` `webhook.disabled` `webhook.secret_rotated`."},workspaceId:{type:["stri\
ng","null"],description:"Identifier of the workspace; null for a key of a user."},targetType:{type:"string",description:"What was changed: the part of `action` \
before the dot."},targetId:{type:"string",description:"Identifier of what was changed; of the user for a member."},changes:{type:"object",description:"The field\
s that changed. A creation has every field that has a value, a deletion too.",additionalProperties:{$ref:"#/$defs/AuditChange"}},createdAt:{type:"string",format:"\
date-time",description:"ISO 8601, UTC, with milliseconds."}}};function ce(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,i=0,c=ce.evaluated;if(c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),i++}if(r.actorId===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"actorId"},message:"must have required property 'actorId'"};e===null?e=[t]:e.push(t),i++}if(r.action===void 0){
let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"},message:"must have required property 'action'"};e===null?e=[t]:
e.push(t),i++}if(r.workspaceId===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workspaceId"},message:"must h\
ave required property 'workspaceId'"};e===null?e=[t]:e.push(t),i++}if(r.targetType===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"targetType"},message:"must have required property 'targetType'"};e===null?e=[t]:e.push(t),i++}if(r.targetId===void 0){let t={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"targetId"},message:"must have required property 'targetId'"};e===null?e=[t]:e.push(t),i++}if(r.changes===
void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"changes"},message:"must have required property 'changes'"};e===
null?e=[t]:e.push(t),i++}if(r.createdAt===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"createdAt"},message:"\
must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(r.id!==void 0&&typeof r.id!="string"){let t={instancePath:n+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.actorId!==void 0){let t=r.actorId;if(typeof t!="\
string"&&t!==null){let s={instancePath:n+"/actorId",schemaPath:"#/properties/actorId/type",keyword:"type",params:{type:Dt.properties.actorId.type},message:"must\
 be string,null"};e===null?e=[s]:e.push(s),i++}}if(r.action!==void 0&&typeof r.action!="string"){let t={instancePath:n+"/action",schemaPath:"#/properties/action\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.workspaceId!==void 0){let t=r.workspaceId;if(typeof t!=
"string"&&t!==null){let s={instancePath:n+"/workspaceId",schemaPath:"#/properties/workspaceId/type",keyword:"type",params:{type:Dt.properties.workspaceId.type},
message:"must be string,null"};e===null?e=[s]:e.push(s),i++}}if(r.targetType!==void 0&&typeof r.targetType!="string"){let t={instancePath:n+"/targetType",schemaPath:"\
#/properties/targetType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}if(r.targetId!==void 0&&typeof r.targetId!=
"string"){let t={instancePath:n+"/targetId",schemaPath:"#/properties/targetId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),i++}if(r.changes!==void 0){let t=r.changes;if(t&&typeof t=="object"&&!Array.isArray(t))for(let s in t){let p=t[s];if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.before===void 0){let o={instancePath:n+"/changes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/AuditChange/required",keyword:"\
required",params:{missingProperty:"before"},message:"must have required property 'before'"};e===null?e=[o]:e.push(o),i++}if(p.after===void 0){let o={instancePath:n+
"/changes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/AuditChange/required",keyword:"required",params:{missingProperty:"after"},message:"must\
 have required property 'after'"};e===null?e=[o]:e.push(o),i++}}else{let o={instancePath:n+"/changes/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$d\
efs/AuditChange/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),i++}}else{let s={instancePath:n+"/changes",schemaPath:"\
#/properties/changes/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),i++}}if(r.createdAt!==void 0){let t=r.createdAt;
if(typeof t=="string"){if(!b.validate(t)){let s={instancePath:n+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format:"date-ti\
me"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:n+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return ce.errors=e,i===0}ce.evaluated={props:{id:!0,actorId:!0,action:!0,workspaceId:!0,targetType:!0,
targetId:!0,changes:!0,createdAt:!0},dynamicProps:!1,dynamicItems:!1};function me(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){
let e=null,i=0,c=me.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){if(r.total===void 0){
let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[t]:
e.push(t),i++}if(r.page===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"page"},message:"must have required p\
roperty 'page'"};e===null?e=[t]:e.push(t),i++}if(r.pageSize===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
pageSize"},message:"must have required property 'pageSize'"};e===null?e=[t]:e.push(t),i++}if(r.data===void 0){let t={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},message:"must have required property 'data'"};e===null?e=[t]:e.push(t),i++}if(r.total!==void 0){let t=r.total;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[s]:e.push(s),i++}if(typeof t=="number"&&(t<0||isNaN(t))){let s={instancePath:n+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),i++}}if(r.page!==void 0){let t=r.page;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t))){let s={instancePath:n+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),
i++}if(typeof t=="number"&&(t<1||isNaN(t))){let s={instancePath:n+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.pageSize!==void 0){let t=r.pageSize;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let s={instancePath:n+
"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof t==
"number"&&(t<1||isNaN(t))){let s={instancePath:n+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[s]:e.push(s),i++}}if(r.data!==void 0){let t=r.data;if(Array.isArray(t)){let s=t.length;for(let p=0;p<s;p++)ce(t[p],{instancePath:n+"/\
data/"+p,parentData:t,parentDataProperty:p,rootData:u,dynamicAnchors:f})||(e=e===null?ce.errors:e.concat(ce.errors),i=e.length)}else{let s={instancePath:n+"/dat\
a",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),i++}}}else{let t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return me.errors=e,i===0}me.evaluated={props:{total:!0,page:!0,
pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};function Xe(r,{instancePath:n="",parentData:h,parentDataProperty:l,rootData:u=r,dynamicAnchors:f={}}={}){let e=null,
i=0,c=Xe.evaluated;return c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),me(r,{instancePath:n,parentData:h,parentDataProperty:l,rootData:u,dynamicAnchors:f})||
(e=e===null?me.errors:e.concat(me.errors),i=e.length),Xe.errors=e,i===0}Xe.evaluated={props:{total:!0,page:!0,pageSize:!0,data:!0},dynamicProps:!1,dynamicItems:!1};var Yi={"getMe 200":Nt,"getMe 400":d,"getMe 401":d,"getMe 429":d,"getMe 500":d,"getMe 503":d,"listApiKeys 200":Ut,"listApiKeys 400":d,"listApiKeys 401":d,"listA\
piKeys 429":d,"listApiKeys 500":d,"listApiKeys 503":d,"createApiKey 201":Ct,"createApiKey 400":d,"createApiKey 401":d,"createApiKey 403":d,"createApiKey 409":d,
"createApiKey 413":d,"createApiKey 415":d,"createApiKey 422":d,"createApiKey 429":d,"createApiKey 500":d,"createApiKey 503":d,"deleteApiKey 400":d,"deleteApiKey\
 401":d,"deleteApiKey 403":d,"deleteApiKey 404":d,"deleteApiKey 429":d,"deleteApiKey 500":d,"deleteApiKey 503":d,"listWorkspaces 200":Rt,"listWorkspaces 400":d,
"listWorkspaces 401":d,"listWorkspaces 429":d,"listWorkspaces 500":d,"listWorkspaces 503":d,"createWorkspace 201":Ye,"createWorkspace 400":d,"createWorkspace 40\
1":d,"createWorkspace 403":d,"createWorkspace 409":d,"createWorkspace 413":d,"createWorkspace 415":d,"createWorkspace 422":d,"createWorkspace 429":d,"createWork\
space 500":d,"createWorkspace 503":d,"getWorkspace 200":Ye,"getWorkspace 400":d,"getWorkspace 401":d,"getWorkspace 404":d,"getWorkspace 429":d,"getWorkspace 500":d,
"getWorkspace 503":d,"updateWorkspace 200":Ye,"updateWorkspace 400":d,"updateWorkspace 401":d,"updateWorkspace 403":d,"updateWorkspace 404":d,"updateWorkspace 4\
13":d,"updateWorkspace 415":d,"updateWorkspace 429":d,"updateWorkspace 500":d,"updateWorkspace 503":d,"deleteWorkspace 400":d,"deleteWorkspace 401":d,"deleteWor\
kspace 403":d,"deleteWorkspace 404":d,"deleteWorkspace 429":d,"deleteWorkspace 500":d,"deleteWorkspace 503":d,"listMembers 200":Kt,"listMembers 400":d,"listMemb\
ers 401":d,"listMembers 404":d,"listMembers 429":d,"listMembers 500":d,"listMembers 503":d,"addMember 201":zt,"addMember 400":d,"addMember 401":d,"addMember 403":d,
"addMember 404":d,"addMember 409":d,"addMember 413":d,"addMember 415":d,"addMember 422":d,"addMember 429":d,"addMember 500":d,"addMember 503":d,"removeMember 40\
0":d,"removeMember 401":d,"removeMember 403":d,"removeMember 404":d,"removeMember 429":d,"removeMember 500":d,"removeMember 503":d,"listEnvironments 200":Mt,"li\
stEnvironments 400":d,"listEnvironments 401":d,"listEnvironments 404":d,"listEnvironments 429":d,"listEnvironments 500":d,"listEnvironments 503":d,"getEnvironme\
nt 200":lt,"getEnvironment 400":d,"getEnvironment 401":d,"getEnvironment 404":d,"getEnvironment 429":d,"getEnvironment 500":d,"getEnvironment 503":d,"updateEnvi\
ronment 200":lt,"updateEnvironment 400":d,"updateEnvironment 401":d,"updateEnvironment 403":d,"updateEnvironment 404":d,"updateEnvironment 413":d,"updateEnviron\
ment 415":d,"updateEnvironment 422":d,"updateEnvironment 429":d,"updateEnvironment 500":d,"updateEnvironment 503":d,"listSchemas 200":Ft,"listSchemas 400":d,"li\
stSchemas 401":d,"listSchemas 404":d,"listSchemas 429":d,"listSchemas 500":d,"listSchemas 503":d,"createSchema 200":Ht,"createSchema 400":d,"createSchema 401":d,
"createSchema 403":d,"createSchema 404":d,"createSchema 409":d,"createSchema 413":d,"createSchema 415":d,"createSchema 422":d,"createSchema 429":d,"createSchema\
 500":d,"createSchema 503":d,"getSchema 200":Vt,"getSchema 400":d,"getSchema 401":d,"getSchema 404":d,"getSchema 429":d,"getSchema 500":d,"getSchema 503":d,"del\
eteSchema 400":d,"deleteSchema 401":d,"deleteSchema 403":d,"deleteSchema 404":d,"deleteSchema 409":d,"deleteSchema 429":d,"deleteSchema 500":d,"deleteSchema 503":d,
"listSchemaVersions 200":Bt,"listSchemaVersions 400":d,"listSchemaVersions 401":d,"listSchemaVersions 404":d,"listSchemaVersions 429":d,"listSchemaVersions 500":d,
"listSchemaVersions 503":d,"getSchemaVersion 200":Jt,"getSchemaVersion 400":d,"getSchemaVersion 401":d,"getSchemaVersion 404":d,"getSchemaVersion 429":d,"getSch\
emaVersion 500":d,"getSchemaVersion 503":d,"lintSchema 200":Gt,"lintSchema 400":d,"lintSchema 401":d,"lintSchema 403":d,"lintSchema 404":d,"lintSchema 409":d,"l\
intSchema 413":d,"lintSchema 415":d,"lintSchema 422":d,"lintSchema 429":d,"lintSchema 500":d,"lintSchema 503":d,"listDocuments 200":Zt,"listDocuments 400":d,"li\
stDocuments 401":d,"listDocuments 404":d,"listDocuments 429":d,"listDocuments 500":d,"listDocuments 503":d,"createDocument 201":et,"createDocument 400":d,"creat\
eDocument 401":d,"createDocument 403":d,"createDocument 404":d,"createDocument 409":d,"createDocument 410":d,"createDocument 413":d,"createDocument 415":d,"crea\
teDocument 422":d,"createDocument 429":d,"createDocument 500":d,"createDocument 503":d,"createDocumentUpload 201":et,"createDocumentUpload 400":d,"createDocumen\
tUpload 401":d,"createDocumentUpload 403":d,"createDocumentUpload 404":d,"createDocumentUpload 409":d,"createDocumentUpload 410":d,"createDocumentUpload 413":d,
"createDocumentUpload 415":d,"createDocumentUpload 422":d,"createDocumentUpload 429":d,"createDocumentUpload 500":d,"createDocumentUpload 503":d,"extractDocumen\
t 202":fe,"extractDocument 400":d,"extractDocument 401":d,"extractDocument 403":d,"extractDocument 404":d,"extractDocument 409":d,"extractDocument 410":d,"extra\
ctDocument 412":d,"extractDocument 413":d,"extractDocument 415":d,"extractDocument 422":d,"extractDocument 429":d,"extractDocument 500":d,"extractDocument 503":d,
"extract 202":fe,"extract 400":d,"extract 401":d,"extract 403":d,"extract 404":d,"extract 409":d,"extract 410":d,"extract 412":d,"extract 413":d,"extract 415":d,
"extract 422":d,"extract 429":d,"extract 500":d,"extract 503":d,"extractUpload 202":fe,"extractUpload 400":d,"extractUpload 401":d,"extractUpload 403":d,"extrac\
tUpload 404":d,"extractUpload 409":d,"extractUpload 410":d,"extractUpload 412":d,"extractUpload 413":d,"extractUpload 415":d,"extractUpload 422":d,"extractUploa\
d 429":d,"extractUpload 500":d,"extractUpload 503":d,"listRuns 200":Xt,"listRuns 400":d,"listRuns 401":d,"listRuns 404":d,"listRuns 429":d,"listRuns 500":d,"lis\
tRuns 503":d,"getDocument 200":et,"getDocument 400":d,"getDocument 401":d,"getDocument 404":d,"getDocument 429":d,"getDocument 500":d,"getDocument 503":d,"delet\
eDocument 400":d,"deleteDocument 401":d,"deleteDocument 403":d,"deleteDocument 404":d,"deleteDocument 409":d,"deleteDocument 429":d,"deleteDocument 500":d,"dele\
teDocument 503":d,"getDocumentFile 400":d,"getDocumentFile 401":d,"getDocumentFile 404":d,"getDocumentFile 410":d,"getDocumentFile 416":d,"getDocumentFile 429":d,
"getDocumentFile 500":d,"getDocumentFile 503":d,"getDocumentLayout 200":Yt,"getDocumentLayout 400":d,"getDocumentLayout 401":d,"getDocumentLayout 404":d,"getDoc\
umentLayout 410":d,"getDocumentLayout 413":d,"getDocumentLayout 422":d,"getDocumentLayout 429":d,"getDocumentLayout 500":d,"getDocumentLayout 503":d,"getRun 200":ht,
"getRun 400":d,"getRun 401":d,"getRun 404":d,"getRun 429":d,"getRun 500":d,"getRun 503":d,"deleteRun 400":d,"deleteRun 401":d,"deleteRun 403":d,"deleteRun 404":d,
"deleteRun 409":d,"deleteRun 429":d,"deleteRun 500":d,"deleteRun 503":d,"cancelRun 200":ht,"cancelRun 400":d,"cancelRun 401":d,"cancelRun 403":d,"cancelRun 404":d,
"cancelRun 409":d,"cancelRun 410":d,"cancelRun 422":d,"cancelRun 429":d,"cancelRun 500":d,"cancelRun 503":d,"rerunRun 202":fe,"rerunRun 400":d,"rerunRun 401":d,
"rerunRun 403":d,"rerunRun 404":d,"rerunRun 409":d,"rerunRun 410":d,"rerunRun 412":d,"rerunRun 422":d,"rerunRun 429":d,"rerunRun 500":d,"rerunRun 503":d,"stream\
RunEvents 400":d,"streamRunEvents 401":d,"streamRunEvents 404":d,"streamRunEvents 429":d,"streamRunEvents 500":d,"streamRunEvents 503":d,"listProviders 200":Qt,
"listProviders 400":d,"listProviders 401":d,"listProviders 429":d,"listProviders 500":d,"listProviders 503":d,"listProviderKeys 200":ei,"listProviderKeys 400":d,
"listProviderKeys 401":d,"listProviderKeys 429":d,"listProviderKeys 500":d,"listProviderKeys 503":d,"createProviderKey 201":tt,"createProviderKey 400":d,"create\
ProviderKey 401":d,"createProviderKey 403":d,"createProviderKey 409":d,"createProviderKey 413":d,"createProviderKey 415":d,"createProviderKey 422":d,"createProv\
iderKey 429":d,"createProviderKey 500":d,"createProviderKey 503":d,"getProviderKey 200":tt,"getProviderKey 400":d,"getProviderKey 401":d,"getProviderKey 404":d,
"getProviderKey 429":d,"getProviderKey 500":d,"getProviderKey 503":d,"updateProviderKey 200":tt,"updateProviderKey 400":d,"updateProviderKey 401":d,"updateProvi\
derKey 403":d,"updateProviderKey 404":d,"updateProviderKey 413":d,"updateProviderKey 415":d,"updateProviderKey 422":d,"updateProviderKey 429":d,"updateProviderK\
ey 500":d,"updateProviderKey 503":d,"deleteProviderKey 400":d,"deleteProviderKey 401":d,"deleteProviderKey 403":d,"deleteProviderKey 404":d,"deleteProviderKey 4\
09":d,"deleteProviderKey 429":d,"deleteProviderKey 500":d,"deleteProviderKey 503":d,"verifyProviderKey 200":ti,"verifyProviderKey 400":d,"verifyProviderKey 401":d,
"verifyProviderKey 403":d,"verifyProviderKey 404":d,"verifyProviderKey 409":d,"verifyProviderKey 422":d,"verifyProviderKey 429":d,"verifyProviderKey 500":d,"ver\
ifyProviderKey 503":d,"listWebhooks 200":ii,"listWebhooks 400":d,"listWebhooks 401":d,"listWebhooks 404":d,"listWebhooks 429":d,"listWebhooks 500":d,"listWebhoo\
ks 503":d,"createWebhook 201":yt,"createWebhook 400":d,"createWebhook 401":d,"createWebhook 403":d,"createWebhook 404":d,"createWebhook 409":d,"createWebhook 41\
3":d,"createWebhook 415":d,"createWebhook 422":d,"createWebhook 429":d,"createWebhook 500":d,"createWebhook 503":d,"getWebhook 200":ft,"getWebhook 400":d,"getWe\
bhook 401":d,"getWebhook 404":d,"getWebhook 429":d,"getWebhook 500":d,"getWebhook 503":d,"updateWebhook 200":ft,"updateWebhook 400":d,"updateWebhook 401":d,"upd\
ateWebhook 403":d,"updateWebhook 404":d,"updateWebhook 413":d,"updateWebhook 415":d,"updateWebhook 422":d,"updateWebhook 429":d,"updateWebhook 500":d,"updateWeb\
hook 503":d,"deleteWebhook 400":d,"deleteWebhook 401":d,"deleteWebhook 403":d,"deleteWebhook 404":d,"deleteWebhook 429":d,"deleteWebhook 500":d,"deleteWebhook 5\
03":d,"rotateWebhookSecret 200":yt,"rotateWebhookSecret 400":d,"rotateWebhookSecret 401":d,"rotateWebhookSecret 403":d,"rotateWebhookSecret 404":d,"rotateWebhoo\
kSecret 409":d,"rotateWebhookSecret 422":d,"rotateWebhookSecret 429":d,"rotateWebhookSecret 500":d,"rotateWebhookSecret 503":d,"testWebhook 202":gt,"testWebhook\
 400":d,"testWebhook 401":d,"testWebhook 403":d,"testWebhook 404":d,"testWebhook 409":d,"testWebhook 422":d,"testWebhook 429":d,"testWebhook 500":d,"testWebhook\
 503":d,"redeliverWebhookEvents 202":ri,"redeliverWebhookEvents 400":d,"redeliverWebhookEvents 401":d,"redeliverWebhookEvents 403":d,"redeliverWebhookEvents 404":d,
"redeliverWebhookEvents 409":d,"redeliverWebhookEvents 413":d,"redeliverWebhookEvents 415":d,"redeliverWebhookEvents 422":d,"redeliverWebhookEvents 429":d,"rede\
liverWebhookEvents 500":d,"redeliverWebhookEvents 503":d,"listWebhookDeliveries 200":ni,"listWebhookDeliveries 400":d,"listWebhookDeliveries 401":d,"listWebhook\
Deliveries 404":d,"listWebhookDeliveries 429":d,"listWebhookDeliveries 500":d,"listWebhookDeliveries 503":d,"redeliverWebhookDelivery 202":gt,"redeliverWebhookD\
elivery 400":d,"redeliverWebhookDelivery 401":d,"redeliverWebhookDelivery 403":d,"redeliverWebhookDelivery 404":d,"redeliverWebhookDelivery 409":d,"redeliverWeb\
hookDelivery 410":d,"redeliverWebhookDelivery 422":d,"redeliverWebhookDelivery 429":d,"redeliverWebhookDelivery 500":d,"redeliverWebhookDelivery 503":d,"listAud\
itLog 200":si,"listAuditLog 400":d,"listAuditLog 401":d,"listAuditLog 403":d,"listAuditLog 404":d,"listAuditLog 429":d,"listAuditLog 500":d,"listAuditLog 503":d};return mi(Qi);})();

export const answers: AnswerValidators = bundle.answers;
