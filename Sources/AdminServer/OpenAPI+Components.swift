extension OpenAPI {
    /// The second half of the document: what its paths refer to.
    static let components = #"""
          "components": {
            "parameters": {
              "name": {
                "name": "name",
                "in": "path",
                "required": true,
                "schema": {
                  "type": "string",
                  "pattern": "^[a-z][a-z0-9]{2,20}$"
                }
              }
            },
            "securitySchemes": {
              "token": {
                "type": "http",
                "scheme": "bearer",
                "description": "The content of admin-token in the data directory"
              }
            },
            "schemas": {
              "NewPrincipal": {
                "type": "object",
                "required": [
                  "name"
                ],
                "properties": {
                  "name": {
                    "type": "string"
                  },
                  "displayName": {
                    "type": "string"
                  },
                  "emails": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  },
                  "timeZone": {
                    "type": "string",
                    "description": "IANA name"
                  },
                  "language": {
                    "type": "string",
                    "enum": ["en", "it"]
                  },
                  "password": {
                    "type": "string",
                    "minLength": 8
                  },
                  "kind": {
                    "type": "string",
                    "enum": [
                      "individual",
                      "group",
                      "resource",
                      "room"
                    ],
                    "default": "individual"
                  }
                }
              },
              "PrincipalChange": {
                "type": "object",
                "properties": {
                  "displayName": {
                    "type": "string"
                  },
                  "emails": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  },
                  "timeZone": {
                    "type": "string"
                  },
                  "language": {
                    "type": "string"
                  }
                }
              },
              "Password": {
                "type": "object",
                "required": [
                  "password"
                ],
                "properties": {
                  "password": {
                    "type": "string",
                    "minLength": 8
                  }
                }
              },
              "Quota": {
                "type": "object",
                "required": [
                  "quotaBytes"
                ],
                "properties": {
                  "quotaBytes": {
                    "type": "integer",
                    "minimum": 0
                  }
                }
              },
              "NewAppPassword": {
                "type": "object",
                "required": [
                  "label"
                ],
                "properties": {
                  "label": {
                    "type": "string",
                    "maxLength": 100
                  }
                }
              }
            }
          }
        }
        """#
}
