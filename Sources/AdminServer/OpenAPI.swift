/// What `GET /api/v1/openapi.json` answers (OpenAPI 3.1).
enum OpenAPI {
    static let document = paths + components

    private static let paths = #"""
        {
          "openapi": "3.1.0",
          "info": {
            "title": "Travlendar+ administration",
            "version": "1",
            "description": "Accounts by program. Listens on loopback only, at admin.port. Errors are application/problem+json (RFC 7807)."
          },
          "security": [
            {
              "token": []
            }
          ],
          "paths": {
            "/api/v1/principals": {
              "get": {
                "summary": "All principals, by name",
                "responses": {
                  "200": {
                    "description": "a list under principals"
                  }
                }
              },
              "post": {
                "summary": "Make a principal with its first calendar and Travel",
                "responses": {
                  "201": {
                    "description": "made"
                  },
                  "409": {
                    "description": "the name or an address is taken"
                  },
                  "422": {
                    "description": "a value that can't be kept"
                  }
                },
                "requestBody": {
                  "required": true,
                  "content": {
                    "application/json": {
                      "schema": {
                        "$ref": "#/components/schemas/NewPrincipal"
                      }
                    }
                  }
                }
              }
            },
            "/api/v1/principals/{name}": {
              "parameters": [
                {
                  "$ref": "#/components/parameters/name"
                }
              ],
              "get": {
                "summary": "One principal",
                "responses": {
                  "200": {
                    "description": "the principal"
                  },
                  "404": {
                    "description": "no such name"
                  }
                }
              },
              "patch": {
                "summary": "Change what is given; the name never changes",
                "responses": {
                  "200": {
                    "description": "the principal as it is now"
                  },
                  "404": {
                    "description": "no such name"
                  },
                  "409": {
                    "description": "an address is taken"
                  },
                  "422": {
                    "description": "a value that can't be kept"
                  }
                },
                "requestBody": {
                  "required": true,
                  "content": {
                    "application/json": {
                      "schema": {
                        "$ref": "#/components/schemas/PrincipalChange"
                      }
                    }
                  }
                }
              },
              "delete": {
                "summary": "Remove a principal and all that is theirs, for good",
                "responses": {
                  "204": {
                    "description": "removed"
                  },
                  "404": {
                    "description": "no such name"
                  }
                }
              }
            },
            "/api/v1/principals/{name}/password": {
              "parameters": [
                {
                  "$ref": "#/components/parameters/name"
                }
              ],
              "put": {
                "summary": "Set the password; remembered log-ins end at once",
                "responses": {
                  "204": {
                    "description": "set"
                  },
                  "404": {
                    "description": "no such name"
                  },
                  "422": {
                    "description": "8 to 1024 bytes"
                  }
                },
                "requestBody": {
                  "required": true,
                  "content": {
                    "application/json": {
                      "schema": {
                        "$ref": "#/components/schemas/Password"
                      }
                    }
                  }
                }
              }
            },
            "/api/v1/principals/{name}/app-passwords": {
              "parameters": [
                {
                  "$ref": "#/components/parameters/name"
                }
              ],
              "get": {
                "summary": "App passwords with their last use, without their text",
                "responses": {
                  "200": {
                    "description": "a list under appPasswords"
                  }
                }
              },
              "post": {
                "summary": "Make an app password; its text is in this answer only",
                "responses": {
                  "201": {
                    "description": "label and password"
                  },
                  "422": {
                    "description": "a label that can't be kept"
                  }
                },
                "requestBody": {
                  "required": true,
                  "content": {
                    "application/json": {
                      "schema": {
                        "$ref": "#/components/schemas/NewAppPassword"
                      }
                    }
                  }
                }
              }
            },
            "/api/v1/principals/{name}/app-passwords/{label}": {
              "parameters": [
                {
                  "$ref": "#/components/parameters/name"
                },
                {
                  "name": "label",
                  "in": "path",
                  "required": true,
                  "schema": {
                    "type": "string",
                    "maxLength": 100
                  }
                }
              ],
              "delete": {
                "summary": "Revoke an app password at once",
                "responses": {
                  "204": {
                    "description": "revoked"
                  },
                  "404": {
                    "description": "no such name or label"
                  }
                }
              }
            },
            "/api/v1/principals/{name}/quota": {
              "parameters": [
                {
                  "$ref": "#/components/parameters/name"
                }
              ],
              "get": {
                "summary": "What the home holds and may hold: usedBytes, quotaBytes, isDefault",
                "responses": {
                  "200": {
                    "description": "the figures"
                  },
                  "404": {
                    "description": "no such name"
                  },
                  "422": {
                    "description": "a group, which has no home"
                  }
                }
              },
              "put": {
                "summary": "Give the home a quota of its own; what is there already stays",
                "responses": {
                  "200": {
                    "description": "the figures as they are now"
                  },
                  "404": {
                    "description": "no such name"
                  },
                  "422": {
                    "description": "a group, or less than nothing"
                  }
                },
                "requestBody": {
                  "required": true,
                  "content": {
                    "application/json": {
                      "schema": {
                        "$ref": "#/components/schemas/Quota"
                      }
                    }
                  }
                }
              },
              "delete": {
                "summary": "Back to what the configuration says (person.quotaMegabytes)",
                "responses": {
                  "204": {
                    "description": "done"
                  },
                  "404": {
                    "description": "no such name"
                  }
                }
              }
            },
            "/api/v1/principals/{name}/attempts": {
              "parameters": [
                {
                  "$ref": "#/components/parameters/name"
                }
              ],
              "get": {
                "summary": "The last 100 log-ins, newest first, with address and outcome; kept 7 days",
                "responses": {
                  "200": {
                    "description": "a list under attempts"
                  }
                }
              }
            },
            "/api/v1/principals/{name}/members": {
              "parameters": [
                {
                  "$ref": "#/components/parameters/name"
                }
              ],
              "get": {
                "summary": "Who stands in the group itself",
                "responses": {
                  "200": {
                    "description": "a list under principals"
                  },
                  "404": {
                    "description": "no such name"
                  }
                }
              }
            },
            "/api/v1/principals/{name}/members/{member}": {
              "parameters": [
                {
                  "$ref": "#/components/parameters/name"
                },
                {
                  "name": "member",
                  "in": "path",
                  "required": true,
                  "schema": {
                    "type": "string"
                  }
                }
              ],
              "put": {
                "summary": "Put a principal into the group",
                "responses": {
                  "204": {
                    "description": "is a member"
                  },
                  "404": {
                    "description": "no such name"
                  },
                  "422": {
                    "description": "not a group, or a circle of groups"
                  }
                }
              },
              "delete": {
                "summary": "Take a principal out of the group",
                "responses": {
                  "204": {
                    "description": "is no member"
                  },
                  "404": {
                    "description": "no such name, or was no member"
                  }
                }
              }
            }
          },

        """#
}
