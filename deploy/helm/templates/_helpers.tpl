{{- /*
The templates use only what Go's text/template has, no function of Helm: test/deploy/chart.test.ts renders them with
that engine, without Helm. Lists and maps are written as JSON, which is YAML, so that no template counts blanks.
*/ -}}

{{- define "excerpt.name" -}}
{{ or .Values.fullnameOverride .Release.Name }}
{{- end -}}

{{- define "excerpt.selector" -}}
app.kubernetes.io/name: excerpt, app.kubernetes.io/instance: {{ printf "%q" .Release.Name }}
{{- end -}}

{{- define "excerpt.labels" -}}
{{ template "excerpt.selector" . }}, app.kubernetes.io/version: {{ printf "%q" .Chart.AppVersion }}, app.kubernetes.io/managed-by: {{ .Release.Service }}, helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end -}}

{{- /* Any value as JSON. */ -}}
{{- define "excerpt.json" -}}
{{- $type := printf "%T" . -}}
{{- if eq $type "map[string]interface {}" -}}
{ {{- range $key, $value := . }}{{ printf "%q" $key }}: {{ template "excerpt.json" $value }}, {{ end -}} }
{{- else if eq $type "[]interface {}" -}}
[ {{- range . }}{{ template "excerpt.json" . }}, {{ end -}} ]
{{- else if eq $type "string" -}}
{{ printf "%q" . }}
{{- else if eq $type "float64" -}}
{{ printf "%.0f" . }}
{{- else -}}
{{ . }}
{{- end -}}
{{- end -}}

{{- define "excerpt.image" -}}
"{{ .Values.image.repository }}{{ if .Values.image.digest }}@{{ .Values.image.digest }}{{ else }}:{{ or .Values.image.tag .Chart.AppVersion }}{{ end }}"
{{- end -}}

{{- /* What all pods have in common. */ -}}
{{- define "excerpt.pod" }}
      automountServiceAccountToken: false
      enableServiceLinks: false
      {{- if .Values.serviceAccountName }}
      serviceAccountName: {{ .Values.serviceAccountName }}
      {{- end }}
      {{- if .Values.imagePullSecrets }}
      imagePullSecrets: [{{ range .Values.imagePullSecrets }}{ name: {{ . }} }, {{ end }}]
      {{- end }}
      securityContext:
        runAsNonRoot: true
        runAsUser: 1000
        runAsGroup: 1000
        fsGroup: 1000
        seccompProfile: { type: RuntimeDefault }
      volumes:
        - { name: data, emptyDir: {} }
        - { name: tmp, emptyDir: {} }
{{- end }}

{{- /* What all containers have in common. */ -}}
{{- define "excerpt.container" }}
          image: {{ template "excerpt.image" . }}
          imagePullPolicy: {{ .Values.image.pullPolicy }}
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
          volumeMounts:
            - { name: data, mountPath: /data }
            - { name: tmp, mountPath: /tmp }
          env:
            - { name: EXCERPT_DATA_DIR, value: /data }
            - { name: EXCERPT_HOST, value: 0.0.0.0 }
            - { name: EXCERPT_PORT, value: "8787" }
            - { name: EXCERPT_METRICS_PORT, value: "9464" }
            {{- range $name, $value := .Values.settings }}
            - { name: {{ $name }}, value: {{ printf "%q" $value }} }
            {{- end }}
            {{- range $name, $from := .Values.secrets }}
            - { name: {{ $name }}, valueFrom: { secretKeyRef: { name: {{ printf "%q" $from.name }}, key: {{ printf "%q" $from.key }} } } }
            {{- end }}
            {{- if .Values.s3.enabled }}
            - { name: EXCERPT_BLOBS, value: s3 }
            - { name: EXCERPT_S3_ENDPOINT, value: {{ printf "%q" .Values.s3.endpoint }} }
            - { name: EXCERPT_S3_REGION, value: {{ printf "%q" .Values.s3.region }} }
            - { name: EXCERPT_S3_BUCKET, value: {{ printf "%q" .Values.s3.bucket }} }
            - { name: EXCERPT_S3_PREFIX, value: {{ printf "%q" .Values.s3.prefix }} }
            - { name: EXCERPT_S3_ACCESS_KEY_ID, valueFrom: { secretKeyRef: { name: {{ .Values.s3.secret.name }}, key: {{ .Values.s3.secret.accessKeyIdKey }} } } }
            - { name: EXCERPT_S3_SECRET_ACCESS_KEY, valueFrom: { secretKeyRef: { name: {{ .Values.s3.secret.name }}, key: {{ .Values.s3.secret.secretAccessKeyKey }} } } }
            {{- end }}
{{- end }}

{{- /* Ports and probes of a server. A start may wait for PostgreSQL for two minutes. */ -}}
{{- define "excerpt.server" }}
          ports:
            - { name: http, containerPort: 8787 }
            - { name: metrics, containerPort: 9464 }
          startupProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 2
            failureThreshold: 60
          livenessProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
          readinessProbe:
            httpGet: { path: /readyz, port: http }
            periodSeconds: 5
            timeoutSeconds: 5
{{- end }}

{{- /* Where the pods of a role run. */ -}}
{{- define "excerpt.placement" }}
      nodeSelector: {{ template "excerpt.json" .nodeSelector }}
      tolerations: {{ template "excerpt.json" .tolerations }}
      affinity: {{ template "excerpt.json" .affinity }}
      topologySpreadConstraints: {{ template "excerpt.json" .topologySpreadConstraints }}
{{- end }}
